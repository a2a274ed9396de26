// By themselves: whoever makes points brings no schemas with them.
import type { LatLng, LngLat } from './latLng';

/** A point that no content names: where a visitor stands, or the middle of several. */
export function latLng(latitude: number, longitude: number): LatLng {
  return [latitude, longitude] as LatLng;
}

/** A point that is reckoned from others as maps have them. */
export function lngLat(longitude: number, latitude: number): LngLat {
  return [longitude, latitude] as LngLat;
}

/** The same point as maps have it. */
export function lngLatOf([latitude, longitude]: LatLng): LngLat {
  return lngLat(longitude, latitude);
}

/** The same point as content has it. */
export function latLngOf([longitude, latitude]: LngLat): LatLng {
  return latLng(latitude, longitude);
}
