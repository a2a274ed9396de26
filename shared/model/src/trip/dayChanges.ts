import { addDays, readCivilDate } from '@odysseus/contract/time';
import { nextOrder } from './placeChanges';
import { tripView } from './tripView';
import type { Trip } from './tripSchema';
import type { TripWrite } from './tripWrites';

/** A day after the last one. @param id of the new day */
export function dayAdded(trip: Trip, id: string): TripWrite[] {
  const last = tripView(trip).days.at(-1)?.day.date;
  const date = last === undefined ? undefined : readCivilDate(last);
  return [{ of: 'days', id, set: { order: nextOrder(trip.days), ...(date ? { date: addDays(date, 1) } : {}) } }];
}

/** Takes a day away; its stops stay in the trip, on no day. */
export function dayRemoved(trip: Trip, id: string): TripWrite[] {
  return [
    { of: 'days', id, set: { removed: true } },
    ...trip.stops
      .filter(({ day, removed }) => day === id && !removed)
      .map((stop): TripWrite => ({ of: 'stops', id: stop.id, set: { day: null } })),
  ];
}

/** @param name empty takes the name away */
export function dayNamed(id: string, name: string): TripWrite[] {
  return [{ of: 'days', id, set: { name: name.trim() === '' ? null : name.trim() } }];
}

/** @param date empty, or what no calendar has, takes the date away */
export function dayDated(id: string, date: string): TripWrite[] {
  return [{ of: 'days', id, set: { date: readCivilDate(date) ?? null } }];
}

/** Gives every day its date, one after the other. @param first of the first day */
export function daysDated(trip: Trip, first: string): TripWrite[] {
  const date = readCivilDate(first);
  if (!date) return [];
  return tripView(trip).days.map(({ day }, index) => ({ of: 'days', id: day.id, set: { date: addDays(date, index) } }));
}
