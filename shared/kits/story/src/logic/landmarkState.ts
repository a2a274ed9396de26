import type { Landmark } from './compiledStory';

export type LandmarkStanding = 'notYet' | 'rising' | 'stands' | 'changing' | 'going' | 'gone';

export interface LandmarkState {
  readonly standing: LandmarkStanding;
  /** The last change that has begun, in words; none before the first. */
  readonly text: string | undefined;
}

/** What stands of a landmark in a year. */
export function landmarkState({ changes }: Pick<Landmark, 'changes'>, year: number): LandmarkState {
  const whole = Math.floor(year);
  const change = changes.findLast((candidate) => candidate.year <= whole);
  // What happened on the spot before it was built is told in words, and is nothing that stands.
  const isBegun = changes.some(({ year: since, what }) => what === 'rises' && since <= whole);
  if (!change || !isBegun) return { standing: 'notYet', text: change?.text };
  const underWay = whole < (change.until ?? change.year);
  const states = { rises: ['rising', 'stands'], changes: ['changing', 'stands'], goes: ['going', 'gone'] } as const;
  return { standing: states[change.what][underWay ? 0 : 1], text: change.text };
}

/** When something of it was first begun. */
export function beginningOf({ changes }: Pick<Landmark, 'changes'>): number {
  return (changes.find(({ what }) => what === 'rises') ?? changes[0])?.year ?? 0;
}

/** The latest of the years in which most stands: where a reader looks first at what a city has, and not at bare ground. */
export function fullestYear(landmarks: readonly Pick<Landmark, 'changes'>[], years: readonly number[]): number {
  const count = (year: number) =>
    landmarks.filter((landmark) => ['stands', 'changing'].includes(landmarkState(landmark, year).standing)).length;
  return years.reduce((best, year) => (count(year) >= count(best) ? year : best), years[0] ?? 0);
}

/** The spans of years in which something of it is to be seen. */
export function landmarkSpans(
  { changes }: Pick<Landmark, 'changes'>,
  last: number,
): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  let since: number | undefined;
  for (const { year, until = year, what } of changes) {
    if (what === 'goes' && since !== undefined) {
      spans.push([since, until]);
      since = undefined;
    } else if (what === 'rises' || spans.length > 0) since ??= year;
  }
  return since === undefined ? spans : [...spans, [since, last]];
}
