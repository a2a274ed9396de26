import type { LatLng } from './latLng';
import { latLng } from './points';

/** The middle of some points: the mean of their degrees, good for a quarter of a city. */
export function middleOf(points: readonly LatLng[]): LatLng {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return latLng(mean(points.map(([latitude]) => latitude)), mean(points.map(([, longitude]) => longitude)));
}
