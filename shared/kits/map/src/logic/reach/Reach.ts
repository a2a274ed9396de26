import type { LatLng, LngLat } from '@odysseus/model';

/** How far one gets on foot along the streets. */
export interface Reach {
  readonly steps: readonly ReachStep[];
  /** Minutes on foot to a place, at least one; undefined where it is not reached, or no street leads near it. */
  minutesTo(at: LatLng): number | undefined;
}

export interface ReachStep {
  readonly minutes: number;
  /** Streets that are reached in this time, and not in that of the step before. */
  readonly lines: readonly (readonly LngLat[])[];
  /** Where the time is written: some of the points at which one would have to turn back, apart from one another. */
  readonly ends: readonly LngLat[];
}
