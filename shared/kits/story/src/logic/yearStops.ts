import type { CompiledStory } from './compiledStory';

/** The further back, the wider the steps: years before the timeline's end, and the step that holds beyond. */
const steps = [
  [1030, 25],
  [280, 5],
  [0, 1],
] as const;

/**
 * The years that the time slider stops at, by rising year: close together where much is known. Every year in which a landmark
 * or a chapter begins or ends is among them.
 */
export function yearStops({
  timeline: { from, to, landmarks },
  chapters,
}: Pick<CompiledStory, 'timeline' | 'chapters'>): readonly number[] {
  const stops = new Set<number>([from, to]);
  for (let year = from; year < to; year += stepAfter(year, to)) stops.add(year);
  for (const { years } of chapters) for (const year of years) stops.add(Math.floor(year));
  for (const { changes } of landmarks)
    for (const { year, until = year } of changes) stops.add(Math.floor(year)).add(Math.floor(until));
  // There was no year 0.
  stops.delete(0);
  return [...stops].filter((year) => year >= from && year <= to).sort((a, b) => a - b);
}

function stepAfter(year: number, to: number): number {
  return steps.find(([before]) => to - year > before)?.[1] ?? 1;
}

/** Place among the stops, 0 to 1, of any year. */
export function shareOfYear(stops: readonly number[], year: number): number {
  if (stops.length < 2) return 0;
  const index = stops.findLastIndex((stop) => stop <= year);
  if (index < 0) return 0;
  const [from, to] = [stops[index], stops[index + 1]];
  const part = from === undefined || to === undefined ? 0 : (year - from) / (to - from);
  return (index + part) / (stops.length - 1);
}

/** Where on the slider a year is written, if a round one is near enough. */
const wantedMarks = [0.25, 0.5, 0.75] as const;
/** How far from there, so that years never run into each other. */
const nearEnough = 0.06;

/** The years that are written under the slider, each with its place, 0 to 1: the first, the last, and the roundest about each quarter. */
export function yearMarks(stops: readonly number[]): readonly { readonly year: number; readonly share: number }[] {
  const [first = 0, last = 0] = [stops[0], stops.at(-1)];
  const marked = (year: number) => ({ year, share: shareOfYear(stops, year) });
  const between = wantedMarks.flatMap((wanted) => {
    for (const step of [100, 50, 10]) {
      const [nearest] = multiples(step, first, last)
        .map(marked)
        .map((mark) => ({ ...mark, off: Math.abs(mark.share - wanted) }))
        .filter(({ off }) => off <= nearEnough)
        .sort((a, b) => a.off - b.off);
      if (nearest) return [{ year: nearest.year, share: nearest.share }];
    }
    return [];
  });
  return [marked(first), ...between, marked(last)];
}

/** The multiples of a step between two years, without a year 0, which never was. */
function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil((from + 1) / step);
  const count = Math.max(0, Math.ceil(to / step) - first);
  return Array.from({ length: count }, (_, index) => (first + index) * step).filter((year) => year !== 0);
}
