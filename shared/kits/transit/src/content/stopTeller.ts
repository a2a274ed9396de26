import { metresBetween, type Stop, type TellStop, type ToldStop } from '@odysseus/model';
import type { NetworkSource } from '../logic/networkSource';
import { stationNames } from '../logic/stationNames';
import { readNetworkSource } from './readNetwork';

/** Farther from a place nobody walks to a stop, in metres. */
const farthest = 1_500;

/**
 * Tells the stops of a city's places by its network: 'Bonne Nouvelle (M8, M9)', lines in the order of the network.
 * @param file of the network
 * @throws {ContentError} with what is wrong in it
 */
export function stopTeller(file: string): TellStop {
  const network = readNetworkSource(file, '');
  const { stations, lines, sign = '' } = network;
  const byId = new Map(stations.map((station) => [station.id, station]));
  const names = stationNames(stations);
  const calls = callsOf(network);
  const signs = new Set(lines.map(({ id }) => `${sign}${id}`));
  const unknown = (message: string, query: string): ToldStop => {
    const near = names.suggest(query, 3).flatMap((index) => stations[index]?.id ?? []);
    const own = near.length > 0 ? `Write ${inWords(near)}` : 'Write the id of a station of the network';
    return { message, remedy: `${own}, or { words: … } for a stop of another network` };
  };

  const toldStation = (id: string, further: string | undefined, place: Parameters<TellStop>[1]): ToldStop => {
    const station = byId.get(id);
    if (!station) return unknown(`no station of the network has the id "${id}"`, nameIn(id));
    const metres = metresBetween(station.coordinates, place.coordinates);
    if (further === undefined && metres > farthest && place.beyond !== true)
      return {
        message: `"${id}" lies ${(metres / 1_000).toFixed(1)} km from the place`,
        remedy: `Name a nearer stop, or say how to go on, { station: ${id}, then: bus 43 }, or for which part it is, { station: ${id}, for: the north gate }`,
      };
    const called = [...(calls.get(id) ?? []).map((line) => `${sign}${line}`), station.besides].filter(Boolean);
    return { words: `${station.name} (${called.join(', ')})${further === undefined ? '' : `, ${further}`}` };
  };

  const toldWords = (words: string): ToldStop => {
    const station = stations[names.find(nameIn(words)) ?? -1];
    if (station)
      return {
        message: `"${words}" is a station of the network`,
        remedy: `Write ${station.id}; lines of other networks that call there stand under its "besides"`,
      };
    const line = linesIn(words).find((one) => signs.has(one));
    if (line !== undefined) return unknown(`${line} calls at no station called "${nameIn(words)}"`, nameIn(words));
    return { words };
  };

  return (stop: Stop, place) => {
    if (typeof stop === 'string') return toldStation(stop, undefined, place);
    if ('words' in stop) return toldWords(stop.words);
    return toldStation(stop.station, 'then' in stop ? `then ${stop.then}` : `for ${stop.for}`, place);
  };
}

/** Lines that call at each station, in the order of the network. */
function callsOf({ lines }: NetworkSource): ReadonlyMap<string, readonly string[]> {
  const calls = new Map<string, string[]>();
  for (const { id, branches, oneWay = [] } of lines) {
    for (const station of new Set([...branches, ...oneWay].flat()))
      calls.set(station, [...(calls.get(station) ?? []), id]);
  }
  return calls;
}

/** What stands before the lines: 'Cité' of 'Cité (M4)'. */
function nameIn(words: string): string {
  return words.split('(')[0]?.trim() ?? words;
}

/** What stands in parentheses: M8 and M9 of 'Bonne Nouvelle (M8, M9)'. */
function linesIn(words: string): string[] {
  return (/\(([^)]*)\)/.exec(words)?.[1] ?? '').split(',').map((line) => line.trim());
}

function inWords(ids: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(ids);
}
