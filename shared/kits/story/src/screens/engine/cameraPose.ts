import type { CameraStop, StoryPoint } from '../scene';

export interface CameraPose {
  readonly eye: StoryPoint;
  readonly target: StoryPoint;
  /** Width of the view in degrees on a wide stage. */
  readonly width: number;
}

/**
 * Where the camera is at a moment: through every stop, without a jerk at any (Hermite curve), at rest at both ends.
 * @param progress share of the chapter's time, 0 to 1
 * @throws {Error} when a path has no stop
 */
export function cameraPose(stops: readonly CameraStop[], progress: number): CameraPose {
  const first = stops[0];
  if (!first) throw new Error('A camera path needs at least one stop.');
  const index = Math.max(
    0,
    stops.findLastIndex((stop) => stop.at <= progress),
  );
  const from = stops[index] ?? first;
  const to = stops[index + 1];
  if (!to) return from;
  const along = Math.min(1, Math.max(0, (progress - from.at) / (to.at - from.at)));
  const curve = (read: (stop: CameraStop) => number): number => {
    const span = to.at - from.at;
    return hermite(
      read(from),
      slopeAt(stops, index, read) * span,
      read(to),
      slopeAt(stops, index + 1, read) * span,
      along,
    );
  };
  const point = (name: 'eye' | 'target'): StoryPoint => [
    curve((stop) => stop[name][0]),
    curve((stop) => stop[name][1]),
    curve((stop) => stop[name][2]),
  ];
  return { eye: point('eye'), target: point('target'), width: curve((stop) => stop.width) };
}

/** Change a unit of progress at a stop: none at the ends, and none where the value turns back, so that it never overshoots. */
function slopeAt(stops: readonly CameraStop[], index: number, read: (stop: CameraStop) => number): number {
  const [before, stop, after] = [stops[index - 1], stops[index], stops[index + 1]];
  if (!before || !stop || !after) return 0;
  const left = (read(stop) - read(before)) / (stop.at - before.at);
  const right = (read(after) - read(stop)) / (after.at - stop.at);
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

function hermite(from: number, leaving: number, to: number, arriving: number, along: number): number {
  const [square, cube] = [along * along, along * along * along];
  return (
    (2 * cube - 3 * square + 1) * from +
    (cube - 2 * square + along) * leaving +
    (3 * square - 2 * cube) * to +
    (cube - square) * arriving
  );
}
