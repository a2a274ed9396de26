import type { Block, SourceBlock } from '../places/blockSchema';
import { withKnown } from './receipts/withKnown';

/** A block as pages get it: with how its facts are known, and each of its telephone numbers with how that is. */
export function compileBlock(block: SourceBlock): Block {
  return block.type === 'numbers' ? { ...withKnown(block), numbers: block.numbers.map(withKnown) } : withKnown(block);
}
