import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledCity } from '@odysseus/model';
import { compileBlock, ContentError, type ToldBasic } from '@odysseus/model/content';
import type { CompiledMetro } from '../logic/compiledMetro';
import { readNetwork } from './readNetwork';
import type { MetroBlock, MetroScreenContent } from '../logic/metroScreenSchema';
import { stationNames } from '../logic/stationNames';

/** The file of the network that a screen names. @param file the screen's own */
export function networkFileOf(screen: MetroScreenContent, file: string): string {
  return join(dirname(file), screen.network);
}

/**
 * @param file the screen's own
 * @param basics what the city tells standing up, for blocks that tell it again
 * @throws {ContentError} when the network is missing or wrong, or a note names no station of it
 */
export function compileMetroScreen(
  { network: _file, stationNotes = [], first, blocks, ...screen }: MetroScreenContent,
  networkFile: string,
  file: string,
  city: CompiledCity,
  basics: readonly ToldBasic[],
): CompiledMetro {
  if (!existsSync(networkFile))
    throw new ContentError([
      {
        file,
        line: 1,
        field: 'network',
        message: `there is no ${networkFile}`,
        remedy: 'Give the path of the network from the screen’s own file',
      },
    ]);
  const network = readNetwork(networkFile, '');
  const names = stationNames(network.stations);
  const notes: Record<number, string> = {};
  for (const [index, { station, text }] of stationNotes.entries()) {
    const place = names.find(station);
    if (place === undefined)
      throw new ContentError([
        {
          file,
          line: 1,
          field: `stationNotes.${index}.station`,
          message: `no station of the network is called "${station}"`,
          remedy: 'Write the name as the network does',
        },
      ]);
    notes[place] = text;
  }
  return {
    ...screen,
    city,
    network,
    stationNotes: notes,
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
