import type { Block, BlockOf, SourceBlock } from '../places/blockSchema';
import type { Link } from '../primitives';
import type { Receipt } from '../known/receipts';
import { withKnown } from './receipts/withKnown';

/** What a city tells standing up, as far as a block tells it again. */
export interface ToldBasic {
  readonly key: string;
  readonly title: string;
  readonly quick: string;
  readonly points: readonly string[];
  readonly links?: readonly Link[] | undefined;
  readonly receipts?: readonly Receipt[] | undefined;
}

/**
 * A block as pages get it: with how its facts are known, and each of its telephone numbers with how that is.
 * @param basics what the city tells standing up, for blocks that tell it again
 * @throws {Error} for a block of a basic that there is not; screens are checked for them before
 */
export function compileBlock(block: SourceBlock, basics: readonly ToldBasic[]): Block {
  switch (block.type) {
    case 'basic': {
      const found = basics.find(({ key }) => key === block.of);
      if (!found) throw new Error(`There is no basic "${block.of}".`);
      return basicBlock(block, found);
    }
    case 'numbers':
      return { ...withKnown(block), numbers: block.numbers.map(withKnown) };
    default:
      return withKnown(block);
  }
}

function basicBlock(
  { title, subject }: Extract<SourceBlock, { type: 'basic' }>,
  { title: own, quick, points, links, receipts }: ToldBasic,
): BlockOf<'text'> {
  return {
    type: 'text',
    title: title ?? own,
    ...(subject === undefined ? {} : { subject }),
    line: quick,
    points: [...points],
    ...(links ? { links: [...links] } : {}),
    ...withKnown({ ...(receipts ? { receipts } : {}) }),
  };
}
