import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError } from '@odysseus/model/content';
import type { CompiledAround, DrawnNetwork } from '../logic/compiledMetro';
import type { AroundContent } from '../logic/metroScreenSchema';
import { stationNames } from '../logic/stationNames';
import { readNetwork } from './readNetwork';

type Drawing = Omit<AroundContent, 'line'>;

/** The file of the network that a screen names. @param file the screen's own */
export function networkFileOf({ network }: Pick<Drawing, 'network'>, file: string): string {
  return join(dirname(file), network);
}

/** Getting around, with its network. @param file the screen's own @throws {ContentError} like `drawNetwork` */
export function compileAround({ line, ...drawing }: AroundContent, file: string): CompiledAround {
  return { line, ...drawNetwork(drawing, networkFileOf(drawing, file), file) };
}

/**
 * A network with the notes of its stations.
 * @param file the screen's own
 * @throws {ContentError} when the network is missing or wrong, or a note names no station of it
 */
export function drawNetwork({ stationNotes = [] }: Drawing, networkFile: string, file: string): DrawnNetwork {
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
  return { network, stationNotes: notes };
}
