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

/**
 * The query that asks the same, with its question mark; empty where nothing is asked.
 * @param query as it stands: what other parts of the page have written there stays
 */
export function journeyAddress({ from, to, mode }: Question, stations: Stations, query = ''): string {
  const asked = new URLSearchParams(query);
  for (const name of ['from', 'to', 'mode']) asked.delete(name);
  for (const [end, station] of Object.entries({ from, to })) {
    const name = station === undefined ? undefined : stations[station]?.name;
    if (name !== undefined) asked.set(end, stationKey(name));
  }
  if (mode !== 'fastest' && (asked.has('from') || asked.has('to'))) asked.set('mode', mode);
  return asked.size > 0 ? `?${asked.toString()}` : '';
}

/** The planner's address with a station as the end of a journey. @param path of the screen with the planner */
export function journeyTo(path: string, name: string): string {
  return `${path}?to=${stationKey(name)}`;
}
