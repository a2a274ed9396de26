/** From so many minutes on foot on, another way is offered. */
export const longWalk = 25;

/**
 * The planner's address for the way from one place to another: of each its own address of the planner with its nearest station as the
 * end, `/metro?to=cite`. Undefined where one has none, both lie at the same station, or their planners are two.
 */
export function metroJourney(from: string | undefined, to: string | undefined): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  const [before, after] = [new URL(from, window.location.href), new URL(to, window.location.href)];
  const [start, end] = [before.searchParams.get('to'), after.searchParams.get('to')];
  if (before.pathname !== after.pathname || start === null || end === null || start === end) return undefined;
  return `${after.pathname}?${new URLSearchParams({ from: start, to: end }).toString()}${after.hash}`;
}
