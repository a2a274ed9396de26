import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { City, TellStop } from '@odysseus/model';
import { ContentError, type ContentProblem } from '@odysseus/model/content';
import { stopTeller } from '@odysseus/transit/content';

/** The file of a city's network; undefined where it has none yet. @param cityFile its `city.yaml` */
export function cityNetworkFile({ network }: Pick<City, 'network'>, cityFile: string): string | undefined {
  return network === undefined ? undefined : join(dirname(cityFile), network);
}

/**
 * Tells the stops of a city's places.
 * @param networkFile what `cityNetworkFile` found
 * @throws {ContentError} when the file is missing or wrong
 */
export function cityStops(networkFile: string, cityFile: string): TellStop {
  if (existsSync(networkFile)) return stopTeller(networkFile);
  throw new ContentError([
    {
      file: cityFile,
      line: 1,
      field: 'network',
      message: `there is no ${networkFile}`,
      remedy: 'Give the path of the network from city.yaml',
    },
  ]);
}

/**
 * A city that draws a network names its stops by it.
 * @param drawn file of the network that a screen draws
 */
export function drawnNetworkProblems(city: City, cityFile: string, drawn: string): ContentProblem[] {
  if (cityNetworkFile(city, cityFile) === drawn) return [];
  return [
    {
      file: cityFile,
      line: 1,
      field: 'network',
      message: `a screen of the city draws ${drawn}, and its places do not name their stops by it`,
      remedy: 'Name it in city.yaml, "network: ../metro/network.yaml", and stops by the ids of its stations',
    },
  ];
}
