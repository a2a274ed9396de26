import type { CompiledCity } from '@odysseus/model';
import { compileBlock, type BlockGround } from '@odysseus/model/content';
import type { CompiledMetro } from '../logic/compiledMetro';
import { drawNetwork } from './drawNetwork';
import type { MetroBlock, MetroScreenContent } from '../logic/metroScreenSchema';

/**
 * @param file the screen's own
 * @param told what blocks tell again
 * @throws {ContentError} when the network is missing or wrong, or a note names no station of it
 */
export function compileMetroScreen(
  { network, stationNotes, first, blocks, ...screen }: MetroScreenContent,
  networkFile: string,
  file: string,
  city: CompiledCity,
  told: BlockGround,
): CompiledMetro {
  const drawn = drawNetwork({ network, stationNotes }, networkFile, file);
  return {
    ...screen,
    city,
    ...drawn,
    first: onlyMetroBlocks(first ?? [], told),
    blocks: onlyMetroBlocks(blocks, told),
  };
}

function onlyMetroBlocks(blocks: MetroScreenContent['blocks'], told: BlockGround): MetroBlock[] {
  return blocks
    .map((block) => compileBlock(block, told))
    .flatMap((block) => {
      switch (block.type) {
        case 'text':
        case 'steps':
        case 'table':
        case 'numbers':
        case 'scams':
          return [block];
        default:
          return [];
      }
    });
}
