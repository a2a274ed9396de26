import type { LatLng } from './latLng';

const earthRadius = 6_371_000;
/** Streets are longer than the line between two points by about this much, in old European cities. */
export const streetFactor = 1.3;
/** Metres a minute at an ordinary pace, 4.8 km/h, along what is walked. */
export const streetPace = 80;
/** Metres a minute as the crow flies: streets taken into account. */
export const walkingPace = streetPace / streetFactor;

/** Metres between two points as the crow flies. */
export function metresBetween([latitude, longitude]: LatLng, [otherLatitude, otherLongitude]: LatLng): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(latitude, otherLatitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * half(longitude, otherLongitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/** Minutes on foot between two points, an estimate from their distance: at least one. */
export function walkingMinutes(from: LatLng, to: LatLng): number {
  return Math.max(1, Math.round((metresBetween(from, to) * streetFactor) / streetPace));
}

/** '450 m', '1.2 km', '500 yards', '0.7 miles' */
export function formatDistance(metres: number, units: 'metric' | 'imperial'): string {
  if (units === 'metric')
    return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`;
  const miles = metres / 1609.344;
  return miles < 0.25 ? `${Math.round(metres / 0.9144 / 10) * 10} yards` : `${miles.toFixed(1)} miles`;
}
