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

/** A telephone number as a country knows it. */
export type ToldNumber = Pick<BlockOf<'numbers'>['numbers'][number], 'number' | 'name' | 'line' | 'known'>;

/** What blocks tell again. */
export interface BlockGround {
  /** What the city tells standing up. */
  readonly basics: readonly ToldBasic[];
  /** The numbers of the city's country, by their keys. */
  readonly numbers: ReadonlyMap<string, ToldNumber>;
}

/**
 * A block as pages get it: with how its facts are known, and each of its telephone numbers with how that is.
 * @throws {Error} for a basic or a number that there is not; screens are checked for them before
 */
export function compileBlock(block: SourceBlock, { basics, numbers }: BlockGround): Block {
  switch (block.type) {
    case 'basic': {
      const found = basics.find(({ key }) => key === block.of);
      if (!found) throw new Error(`There is no basic "${block.of}".`);
      return basicBlock(block, found);
    }
    case 'numbers':
      return { ...withKnown(block), numbers: block.numbers.map((number) => numberIn(number, numbers)) };
    default:
      return withKnown(block);
  }
}

function numberIn(
  number: Extract<SourceBlock, { type: 'numbers' }>['numbers'][number],
  numbers: BlockGround['numbers'],
): BlockOf<'numbers'>['numbers'][number] {
  if (number.from === undefined) {
    const { from: _own, ...own } = number;
    return withKnown(own);
  }
  const { key } = number;
  const found = numbers.get(key);
  if (!found) throw new Error(`There is no number "${key}".`);
  return {
    ...found,
    name: number.name ?? found.name,
    line: number.line ?? found.line,
    ...(number.for ? { for: number.for } : {}),
  };
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
