import type { View } from './projection';

export interface ArchiveBounds {
  readonly minLon: number;
  readonly minLat: number;
  readonly maxLon: number;
  readonly maxLat: number;
}

/** As much of a view's width and height may lie beyond an archive that was cut at the city's limits. */
const slack = 0.05;

/** Whether an archive of tiles is of the city that a view shows. */
export function coversView(
  { minLon, minLat, maxLon, maxLat }: ArchiveBounds,
  [[south, west], [north, east]]: View,
): boolean {
  const [tall, wide] = [(north - south) * slack, (east - west) * slack];
  return minLat <= south + tall && minLon <= west + wide && maxLat >= north - tall && maxLon >= east - wide;
}
