import type { LatLng } from '../../distance/latLng';
import { metresBetween, walkingMinutes } from '../../distance/walking';

export interface WalkBetween {
  readonly metres: number;
  readonly minutes: number;
}

/** The walk from one stop to the next, as the crow flies times the factor of old cities' streets; undefined where one has no place on the map. */
export function walkTo(from: LatLng | undefined, to: LatLng | undefined): WalkBetween | undefined {
  if (!from || !to) return undefined;
  return { metres: metresBetween(from, to), minutes: walkingMinutes(from, to) };
}
