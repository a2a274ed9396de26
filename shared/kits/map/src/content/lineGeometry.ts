import { lineString } from '@turf/helpers';
import { nearestPointOnLine } from '@turf/nearest-point-on-line';
import { lngLat, type LngLat } from '@odysseus/model';

interface OnLine {
  readonly point: LngLat;
  /** Corners of the line that it lies behind, after the first; a corner itself counts as behind it. */
  readonly corners: number;
  /** Kilometres from the line's beginning. */
  readonly along: number;
}

/** The point of a line that is nearest to a position. @param line of two corners at least */
export function nearestOnLine(line: readonly LngLat[], position: LngLat): OnLine {
  const { geometry, properties } = nearestPointOnLine(lineString(line.map((corner) => [...corner])), [...position]);
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  return { point: lngLat(longitude, latitude), corners: properties.segmentIndex, along: properties.totalDistance };
}

/** The part of a line that lies between the outermost of some positions beside it. */
export function lineBetween(line: readonly LngLat[], positions: readonly LngLat[]): readonly LngLat[] {
  const on = positions.map((position) => nearestOnLine(line, position)).sort((a, b) => a.along - b.along);
  const [first, last] = [on[0], on.at(-1)];
  if (!first || !last) return [];
  // The last may be a corner itself.
  const between = line.slice(first.corners + 1, last.corners + 1).filter((corner) => !isSame(corner, last.point));
  return [first.point, ...between, last.point];
}

function isSame(one: LngLat, other: LngLat): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
