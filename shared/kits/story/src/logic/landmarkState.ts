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
  if (!change) return { standing: 'notYet', text: undefined };
  const underWay = whole < (change.until ?? change.year);
  const states = { rises: ['rising', 'stands'], changes: ['changing', 'stands'], goes: ['going', 'gone'] } as const;
  return { standing: states[change.what][underWay ? 0 : 1], text: change.text };
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
    } else if (what !== 'goes') since ??= year;
  }
  return since === undefined ? spans : [...spans, [since, last]];
}
