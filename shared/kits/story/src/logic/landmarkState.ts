import type { Chapter, Landmark } from './compiledStory';

export type LandmarkStanding = 'notYet' | 'rising' | 'stands' | 'changing' | 'going' | 'gone' | 'ruins';

export interface LandmarkState {
  readonly standing: LandmarkStanding;
  /** The last change that has begun, in words; none before the first. */
  readonly text: string | undefined;
}

/** What stands of a landmark in a year. */
export function landmarkState({ changes }: Pick<Landmark, 'changes'>, year: number): LandmarkState {
  const whole = Math.floor(year);
  const begun = changes.filter((candidate) => candidate.year <= whole);
  const change = begun.at(-1);
  // What happened on the spot before it was built is told in words, and is nothing that stands.
  if (!change || !begun.some(({ what }) => what === 'rises')) return { standing: 'notYet', text: change?.text };
  if (whole < (change.until ?? change.year))
    return {
      standing: ({ rises: 'rising', changes: 'changing', goes: 'going' } as const)[change.what],
      text: change.text,
    };
  if (isRuined(begun)) return { standing: 'ruins', text: change.text };
  return { standing: change.what === 'goes' ? 'gone' : 'stands', text: change.text };
}

/** Whether ruins are what changes have left: digging them out makes no building of them. */
function isRuined(changes: Landmark['changes']): boolean {
  return changes.reduce((ruined, { what, leaves }) => leaves === 'ruins' || (what === 'changes' && ruined), false);
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

/** Years in which something of a landmark is to be seen, whole or in ruins. */
export interface LandmarkSpan {
  readonly from: number;
  readonly to: number;
  readonly ruins: boolean;
}

/** The spans of years in which something of it is to be seen. @param last the year in which the last of them ends */
export function landmarkSpans({ changes }: Pick<Landmark, 'changes'>, last: number): readonly LandmarkSpan[] {
  const spans: LandmarkSpan[] = [];
  let open: Omit<LandmarkSpan, 'to'> | undefined;
  const end = (to: number) => {
    if (open) spans.push({ ...open, to });
    open = undefined;
  };
  for (const { year, until = year, what, leaves } of changes) {
    // What goes is to be seen until it is gone; what a change ruins is a ruin from its first year on.
    const at = what === 'goes' ? until : year;
    if (what === 'goes' || leaves || (what === 'rises' && open?.ruins)) end(at);
    if (leaves) open = { from: at, ruins: true };
    else if (what === 'rises' || (what === 'changes' && spans.length > 0)) open ??= { from: year, ruins: false };
  }
  end(last);
  return spans;
}

/** The landmarks that change in a year in which a chapter's clock halts; without a clock, within its years. */
export function landmarksOf(
  { clock, years: [from, to] }: Pick<Chapter, 'clock' | 'years'>,
  landmarks: readonly Landmark[],
): readonly Landmark[] {
  const spans = clock ? clock.map(({ year }) => [year, year] as const) : [[from, to] as const];
  return landmarks.filter(({ changes }) =>
    changes.some(({ year, until = year }) =>
      spans.some(([first, last]) => Math.floor(year) <= Math.floor(last) && Math.floor(until) >= Math.floor(first)),
    ),
  );
}
