import { minuteOf, type PlannedVisit } from '@odysseus/model';
import { slotEnds, slots, type Slot } from './stay';
import { readDay, tripLimits } from './trip';

/** A visit of the visitor's trip, on a day of the stay. */
export interface StayVisit {
  /** City and place, `paris/louvre`. */
  readonly place: string;
  /** Days after arrival. */
  readonly day: number;
  /** Absent while nobody has said when. */
  readonly slot: Slot | undefined;
}

/** The stay that a trip has in a city. */
export interface TripStay {
  /** In days since 1 January 1970. */
  readonly arrival: number;
  /** First and last included. */
  readonly days: number;
  readonly visits: readonly StayVisit[];
}

/** Before this minute it is still the night of the day before. */
const nightEnds = 5 * 60;

/**
 * The stay of a trip, from its first visit that is still to come to the last that the calculator takes with it; undefined where no
 * visit to the city has a date, or all are over.
 * @param today in days since 1 January 1970
 */
export function tripStay(planned: readonly PlannedVisit[], city: string, today: number): TripStay | undefined {
  const ahead = planned.flatMap(({ place, date, at }) => {
    const day = readDay(date);
    return place.startsWith(`${city}/`) && day !== undefined && day >= today ? [{ place, day, at }] : [];
  });
  if (ahead.length === 0) return undefined;
  const arrival = Math.min(...ahead.map(({ day }) => day));
  const visits = ahead
    .filter(({ day }) => day < arrival + tripLimits.days)
    .map(({ place, day, at }): StayVisit => ({
      place,
      day: day - arrival,
      slot: at === undefined ? undefined : slotAt(minuteOf(at)),
    }));
  return { arrival, days: Math.max(...visits.map(({ day }) => day)) + 1, visits };
}

function slotAt(minute: number): Slot {
  if (minute < nightEnds) return 'evening';
  return slots.find((slot) => minute < slotEnds[slot] * 60) ?? 'evening';
}
