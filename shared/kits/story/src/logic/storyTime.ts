import type { Chapter } from './compiledStory';

type Moments = readonly { readonly at: number; readonly year: number }[];
interface Timed {
  readonly years: readonly [number, number];
  /** In seconds. */
  readonly duration: number;
  readonly clock?: Moments | undefined;
}

/** Moments of a chapter that years are read off between; the ends are always among them. */
function momentsOf({ years: [from, to], duration, clock = [] }: Timed): Moments {
  const within = clock.filter(({ at }) => at > 0 && at < duration);
  const first = clock.find(({ at }) => at === 0)?.year ?? from;
  const last = clock.find(({ at }) => at === duration)?.year ?? clock.at(-1)?.year ?? to;
  return [{ at: 0, year: first }, ...within, { at: duration, year: last }];
}

/** The year that a chapter has come to. */
export function yearAt(chapter: Timed, seconds: number): number {
  const moments = momentsOf(chapter);
  const index = Math.max(
    0,
    moments.findLastIndex(({ at }) => at <= seconds),
  );
  const [from, to] = [moments[index], moments[index + 1]];
  if (!from) return chapter.years[0];
  if (!to) return from.year;
  return from.year + ((to.year - from.year) * (seconds - from.at)) / (to.at - from.at);
}

/** The moment that a chapter comes to a year: its start for earlier years, its end for later ones. */
export function secondsAt(chapter: Timed, year: number): number {
  const moments = momentsOf(chapter);
  const index = moments.findIndex((moment) => moment.year >= year);
  const [from, to] = [moments[index - 1], moments[index]];
  if (!to) return chapter.duration;
  if (!from || to.year === from.year) return to.at;
  return from.at + ((to.at - from.at) * (year - from.year)) / (to.year - from.year);
}

/** Place of the caption that is read at a moment; −1 before the first. */
export function captionAt({ captions }: Pick<Chapter, 'captions'>, seconds: number): number {
  return captions.findLastIndex(({ at }) => at <= seconds);
}

/** Place of the chapter that a year belongs to: the shortest that holds it, else the last that began before. */
export function chapterOfYear(chapters: readonly Pick<Timed, 'years'>[], year: number): number {
  let best = -1;
  chapters.forEach(({ years: [from, to] }, index) => {
    const held = chapters[best];
    if (year < from || year > to) return;
    if (!held || to - from < held.years[1] - held.years[0]) best = index;
  });
  if (best >= 0) return best;
  let latest = 0;
  chapters.forEach(({ years: [from] }, index) => {
    if (from <= year && from >= (chapters[latest]?.years[0] ?? -Infinity)) latest = index;
  });
  return latest;
}

/** A year as people say it: '52 BC', 'AD 280', '1163'. There was no year 0. */
export function sayYear(year: number): string {
  const whole = Math.floor(year);
  if (whole < 0) return `${-whole} BC`;
  if (whole < 1000) return `AD ${Math.max(1, whole)}`;
  return String(whole);
}
