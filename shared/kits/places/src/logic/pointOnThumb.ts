import type { LatLng } from '@odysseus/model';

/** Units across the city's map at the size of a thumb. */
export const thumbWidth = 88;

/** A view as a drawing, north at the top. */
export interface ThumbPoint {
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Where a place lies on the city's map at the size of a thumb, and how high that is, in units; undefined for one beyond it.
 * At the size of a city Mercator's map and a flat one lie over one another to the width of a street.
 * @param view south-west and north-east corner
 */
export function pointOnThumb(
  [[south, west], [north, east]]: readonly [LatLng, LatLng],
  [latitude, longitude]: LatLng,
): ThumbPoint | undefined {
  const [right, down] = [(longitude - west) / (east - west), (north - latitude) / (north - south)];
  if (Math.min(right, down) < 0 || Math.max(right, down) > 1) return undefined;
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const height = (thumbWidth * (north - south)) / ((east - west) * narrowing);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { height: tenth(height), x: tenth(thumbWidth * right), y: tenth(height * down) };
}
