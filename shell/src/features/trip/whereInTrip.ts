import { tripPath } from '@odysseus/contract';
import { readCivilDate } from '@odysseus/contract/time';
import { shortDate, tripView, type Trip, type TripStop } from '@odysseus/model/trip';
import { dayAnchor } from './dayAnchor';

/** Where a place stands in a trip. */
export interface TripSpot {
  /** Number of its day, from 1, and the day's date or name where it has one; absent for what stands on no day. */
  readonly day: { readonly number: number; readonly called: string | undefined } | undefined;
  /** Address of that day on the trip's page. */
  readonly to: string;
}

/** @param place city and place, `paris/louvre`, as the trip has it @returns undefined where the trip doesn't hold it */
export function whereInTrip(trip: Trip, place: string): TripSpot | undefined {
  const { days, loose } = tripView(trip);
  const isIts = (stop: TripStop): boolean => stop.place === place;
  const index = days.findIndex(({ stops }) => stops.some(isIts));
  const day = days[index]?.day;
  if (!day) return loose.some(isIts) ? { day: undefined, to: addressOf(undefined) } : undefined;
  const date = day.date === undefined ? undefined : readCivilDate(day.date);
  return { day: { number: index + 1, called: date ? shortDate(date) : day.name }, to: addressOf(day.id) };
}

function addressOf(day: string | undefined): string {
  return `${tripPath}#${dayAnchor(day)}`;
}
