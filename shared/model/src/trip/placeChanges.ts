import type { PlanItem } from '@odysseus/contract';
import type { LatLng } from '../distance/latLng';
import { latLng } from '../distance/points';
import { stopsInOrder } from './tripView';
import type { Trip, TripStop } from './tripSchema';
import type { TripWrite } from './tripWrites';

/** A place of the plan as the trip keeps it: which number of its point is which, its type says too. */
export interface KeptItem extends PlanItem {
  readonly coordinates?: LatLng | undefined;
}

/** The places of a trip as every page knows them, each once. */
export function placesOfTrip(trip: Trip): KeptItem[] {
  const byPlace = new Map<string, KeptItem>();
  for (const { place, name, path, coordinates } of stopsInOrder(trip))
    if (place !== undefined && path !== undefined && !byPlace.has(place))
      byPlace.set(place, { id: place, name, path, ...(coordinates ? { coordinates } : {}) });
  return [...byPlace.values()];
}

/**
 * Adds a place, on no day; what is there stays. A place that was removed stands again where it stood. Its stop bears the place's
 * id, so that two devices that add it have one stop.
 */
export function placeAdded(trip: Trip, item: PlanItem): TripWrite[] {
  const own = trip.stops.filter(({ place }) => place === item.id);
  if (own.some(({ removed }) => !removed)) return [];
  const [first] = own;
  if (first) return [{ of: 'stops', id: first.id, set: { removed: null } }];
  return [{ of: 'stops', id: item.id, set: { ...stopOfPlace(item), order: nextOrder(trip.stops) } }];
}

/** Removes a place wherever it stands. */
export function placeRemoved(trip: Trip, place: string): TripWrite[] {
  return trip.stops
    .filter((stop) => stop.place === place && !stop.removed)
    .map(({ id }) => ({ of: 'stops', id, set: { removed: true } }));
}

/** What a stop has of its place. The contract's pair has its latitude first (`PlanItem`): here it becomes a `LatLng`. */
export function stopOfPlace({
  id,
  name,
  path,
  coordinates,
}: PlanItem): Pick<TripStop, 'name' | 'place' | 'city' | 'path' | 'coordinates'> {
  return {
    name,
    place: id,
    city: id.replace(/\/.*/, ''),
    path,
    ...(coordinates ? { coordinates: latLng(...coordinates) } : {}),
  };
}

/** An order after all that is there. */
export function nextOrder(records: readonly { readonly order: number }[]): number {
  return records.reduce((most, { order }) => Math.max(most, order), 0) + 1;
}
