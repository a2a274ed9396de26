import type { LatLng } from '@odysseus/model';
import type { CorpusPlace, EvaluatedCity } from './evaluatedCity';
import { metresBetween } from './metresBetween';
import { plain } from './said';

/** Metres that a walker covers in a minute, and how much longer streets are than the straight line: the least and the most to be believed. */
const metresPerMinute = { least: 60, most: 95 } as const;
const detour = { least: 1, most: 1.6 } as const;
/** Walks are rounded, and to a door. */
const slackMinutes = 2;
const longest = 90;

/** Where the names of a city's stations, places and areas lie. */
export function landmarksOf({ corpus }: EvaluatedCity): Landmark[] {
  const stations = (corpus.network?.stations ?? []).map(({ name, at }) => ({ name: plain(name), at, isStation: true }));
  const places = corpus.places.flatMap(({ name, area, coordinates }) =>
    [name, area].map((each) => ({ name: plain(each), at: coordinates, isStation: false })),
  );
  return [...stations, ...places];
}

interface Landmark {
  readonly name: string;
  readonly at: LatLng;
  readonly isStation: boolean;
}

/** Minutes that a walk between any two places, areas or stations which an answer names may take. */
export function walksBetween(places: readonly CorpusPlace[], text: string, landmarks: readonly Landmark[]): number[] {
  const said = plain(text);
  const named = landmarks.filter(({ name }) => said.includes(name));
  const minutes = new Set<number>();
  for (const one of [
    ...places.map(({ coordinates }) => coordinates),
    ...named.filter(({ isStation }) => isStation).map(({ at }) => at),
  ]) {
    for (const { at: other } of named) {
      const metres = metresBetween(one, other);
      const least = Math.max(1, Math.floor((metres * detour.least) / metresPerMinute.most) - slackMinutes);
      const most = Math.min(longest, Math.ceil((metres * detour.most) / metresPerMinute.least) + slackMinutes);
      for (let minute = least; minute <= most; minute += 1) minutes.add(minute);
    }
  }
  return [...minutes];
}
