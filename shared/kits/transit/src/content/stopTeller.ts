import { metresBetween, type Stop, type TellStop, type ToldStop } from '@odysseus/model';
import type { NetworkSource } from '../logic/networkSource';
import { stationNames } from '../logic/stationNames';
import { readNetworkSource } from './readNetwork';

/** Farther from a place nobody walks to a stop, in metres. */
const farthest = 1_500;
/** A walker covers no more metres in a minute, as the crow flies; the middle of a station lies so far from its entrance. */
const [fastest, toEntrance] = [85, 200];

/**
 * Tells the stops of a city's places by its network: 'Bonne Nouvelle (M8, M9)', lines in the order of the network.
 * @param file of the network
 * @throws {ContentError} with what is wrong in it
 */
export function stopTeller(file: string): TellStop {
  const network = readNetworkSource(file, '');
  const teller = tellers.get(network) ?? tellerOf(network);
  tellers.set(network, teller);
  return teller;
}

/** By what the file holds: the same one as long as nobody has written to it. */
const tellers = new WeakMap<NetworkSource, TellStop>();

function tellerOf(network: NetworkSource): TellStop {
  const { stations, lines } = network;
  const byId = new Map(stations.map((station) => [station.id, station]));
  const names = stationNames(stations);
  const calls = callsOf(network);
  const signs = new Set(lines.map((line) => signOf(network, line)));
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
    const called = [...(calls.get(id) ?? []), station.besides].filter(Boolean);
    return { words: `${station.name} (${called.join(', ')})${further === undefined ? '' : `, ${further}`}` };
  };

  const toldWalk = (
    { station, walk, note }: Extract<Stop, { walk: number }>,
    place: Parameters<TellStop>[1],
  ): ToldStop => {
    const at = byId.get(station)?.coordinates;
    const metres = at ? metresBetween(at, place.coordinates) : 0;
    if (metres - toEntrance > (walk + 1) * fastest)
      return {
        message: `"${station}" lies ${(metres / 1_000).toFixed(1)} km from the place, and nobody walks that in ${walk} minutes`,
        remedy: `Write ${Math.ceil(metres / 67)} or so, or correct the coordinates`,
      };
    return toldStation(station, [`${walk} min on foot`, ...(note === undefined ? [] : [note])].join(', '), place);
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
    if ('walk' in stop) return toldWalk(stop, place);
    return toldStation(stop.station, 'then' in stop ? `then ${stop.then}` : `for ${stop.for}`, place);
  };
}

/** What stops call a line, or one of its branches. */
function signOf({ sign: before = '' }: NetworkSource, { id, sign }: NetworkSource['lines'][number]): string {
  return sign ?? `${before}${id}`;
}

/** What stops call the lines of each station, in the order of the network. A branch has its own sign where the line doesn't pass without it. */
function callsOf(network: NetworkSource): ReadonlyMap<string, readonly string[]> {
  const calls = new Map<string, string[]>();
  for (const line of network.lines) {
    const { branches, oneWay = [], branchSigns = [] } = line;
    for (const station of new Set([...branches, ...oneWay].flat())) {
      const own = new Set(branches.flatMap((ids, index) => (ids.includes(station) ? [branchSigns[index]] : [])));
      const [only, ...others] = own;
      const sign = only === undefined || others.length > 0 ? signOf(network, line) : only;
      calls.set(station, [...(calls.get(station) ?? []), sign]);
    }
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
