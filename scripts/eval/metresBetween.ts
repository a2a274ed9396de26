const radius = 6_371_000;

/** Metres between two points, as the crow flies. */
export function metresBetween(
  [latitude, longitude]: readonly [number, number],
  [otherLatitude, otherLongitude]: readonly [number, number],
): number {
  const radians = Math.PI / 180;
  const x = (otherLongitude - longitude) * radians * Math.cos(((latitude + otherLatitude) / 2) * radians);
  return Math.hypot(x, (otherLatitude - latitude) * radians) * radius;
}
