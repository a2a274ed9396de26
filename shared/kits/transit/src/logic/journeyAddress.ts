import { planModes } from './planner';
import type { Question } from './journeyQuestion';
import { stationKey, type StationNames } from './stationNames';

type Stations = readonly { readonly name: string }[];

/**
 * What an address asks, `?from=nation&to=bir-hakeim&mode=changes`. An end that is no station is left open, and a way of planning that
 * nobody knows is the fastest.
 * @param search the address's query
 * @returns undefined where it names no station at all
 */
export function readJourneyAddress(search: string, names: StationNames): Question | undefined {
  const asked = new URLSearchParams(search);
  const station = (end: string): number | undefined => names.find(asked.get(end) ?? '');
  const [from, to] = [station('from'), station('to')];
  if (from === undefined && to === undefined) return undefined;
  const wanted = asked.get('mode');
  return { from, to, mode: planModes.find((mode) => mode === wanted) ?? 'fastest' };
}

/** The query that asks the same, with its question mark; empty where nothing is asked. */
export function journeyAddress({ from, to, mode }: Question, stations: Stations): string {
  const id = (station: number | undefined): string | undefined => {
    const name = station === undefined ? undefined : stations[station]?.name;
    return name === undefined ? undefined : stationKey(name);
  };
  const ends = Object.entries({ from: id(from), to: id(to) }).flatMap(([end, key]) =>
    key === undefined ? [] : [`${end}=${key}`],
  );
  if (ends.length === 0) return '';
  return `?${[...ends, ...(mode === 'fastest' ? [] : [`mode=${mode}`])].join('&')}`;
}

/** The planner's address with a station as the end of a journey. @param path of the screen with the planner */
export function journeyTo(path: string, name: string): string {
  return `${path}?to=${stationKey(name)}`;
}
