import { lngLat, type LngLat } from '@odysseus/model';

interface OnLine {
  readonly point: LngLat;
  /** Corners before it, and the share of the piece after the last of them. */
  readonly along: number;
}

/** The point of a line that is nearest to a position. Flat: good within a city. */
export function nearestOnLine(line: readonly LngLat[], [longitude, latitude]: LngLat): OnLine {
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((latitude * Math.PI) / 180);
  let best: (OnLine & { readonly square: number }) | undefined;
  for (const [index, [startX, startY]] of line.slice(0, -1).entries()) {
    const [endX, endY] = line[index + 1] ?? [startX, startY];
    const [dx, dy] = [(endX - startX) * narrow, endY - startY];
    const length = dx * dx + dy * dy;
    const share =
      length === 0
        ? 0
        : Math.min(1, Math.max(0, ((longitude - startX) * narrow * dx + (latitude - startY) * dy) / length));
    const point = lngLat(startX + (endX - startX) * share, startY + (endY - startY) * share);
    const square = ((longitude - point[0]) * narrow) ** 2 + (latitude - point[1]) ** 2;
    if (!best || square < best.square) best = { point, along: index + share, square };
  }
  return best ?? { point: line[0] ?? lngLat(longitude, latitude), along: 0 };
}

/** The part of a line that lies between the outermost of some positions beside it. */
export function lineBetween(line: readonly LngLat[], positions: readonly LngLat[]): readonly LngLat[] {
  const on = positions.map((position) => nearestOnLine(line, position)).sort((a, b) => a.along - b.along);
  const [first, last] = [on[0], on.at(-1)];
  if (!first || !last) return [];
  const between = line.filter((_, index) => index > first.along && index < last.along);
  return [first.point, ...between, last.point];
}
