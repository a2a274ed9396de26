import { latLng } from '../../distance/latLng';
import { metresBetween, walkingMinutes } from '../../distance/walking';

type Point = readonly [number, number];

export interface WalkBetween {
  readonly metres: number;
  readonly minutes: number;
}

/** The walk from one stop to the next, as the crow flies times the factor of old cities' streets; undefined where one has no place on the map. */
export function walkTo(from: Point | undefined, to: Point | undefined): WalkBetween | undefined {
  if (!from || !to) return undefined;
  const [here, there] = [latLng(...from), latLng(...to)];
  return { metres: metresBetween(here, there), minutes: walkingMinutes(here, there) };
}
