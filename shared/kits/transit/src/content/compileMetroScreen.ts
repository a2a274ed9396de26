import type { CompiledCity } from '@odysseus/model';
import { compileBlock, type ToldBasic } from '@odysseus/model/content';
import type { CompiledMetro } from '../logic/compiledMetro';
import { drawNetwork } from './drawNetwork';
import type { MetroBlock, MetroScreenContent } from '../logic/metroScreenSchema';

/**
 * @param file the screen's own
 * @param basics what the city tells standing up, for blocks that tell it again
 * @throws {ContentError} when the network is missing or wrong, or a note names no station of it
 */
export function compileMetroScreen(
  { network, stationNotes, first, blocks, ...screen }: MetroScreenContent,
  networkFile: string,
  file: string,
  city: CompiledCity,
  basics: readonly ToldBasic[],
): CompiledMetro {
  const drawn = drawNetwork({ network, stationNotes }, networkFile, file);
  return {
    ...screen,
    city,
    ...drawn,
    first: onlyMetroBlocks(first ?? [], basics),
    blocks: onlyMetroBlocks(blocks, basics),
  };
}

function onlyMetroBlocks(blocks: MetroScreenContent['blocks'], basics: readonly ToldBasic[]): MetroBlock[] {
  return blocks
    .map((block) => compileBlock(block, basics))
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
