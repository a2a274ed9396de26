import type { LatLng } from '@odysseus/model';

const radius = 6_371_000;

/** Metres between two points, as the crow flies. */
export function metresBetween([latitude, longitude]: LatLng, [otherLatitude, otherLongitude]: LatLng): number {
  const radians = Math.PI / 180;
  const x = (otherLongitude - longitude) * radians * Math.cos(((latitude + otherLatitude) / 2) * radians);
  return Math.hypot(x, (otherLatitude - latitude) * radians) * radius;
}
