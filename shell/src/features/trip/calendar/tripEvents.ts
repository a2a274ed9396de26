import type { TripCity, TripPlace } from '@odysseus/contract';
import { addDays, dayMinutes, dayNumber, minuteOf, momentIn, type CivilDate } from '@odysseus/contract/time';
import {
  bookBy,
  bookingText,
  nightsOf,
  type CalendarEvent,
  type DayOfTrip,
  type TripStop,
  type TripView,
} from '@odysseus/model/trip';
import { tripCopy } from '../copy';
import { usualStop } from '../dayReading';
import { dateOfDay } from '../dayWords';

export interface EventGround {
  readonly places: ReadonlyMap<string, TripPlace>;
  readonly cities: ReadonlyMap<string, TripCity>;
  readonly today: CivilDate;
  /** Of this site, `https://odysseus.example`. */
  readonly origin: string;
}

const { calendar: words } = tripCopy;
/** Times before this minute are of the night that follows the day. */
const nightEnds = 5 * 60;
const minuteMilliseconds = 60_000;

/** What a calendar is told of the days that have a date: each planned visit at its hour, what has none in a note for the day, and the nights. */
export function tripEvents(view: TripView, ground: EventGround): CalendarEvent[] {
  return [...view.days.flatMap((day) => dayEvents(day, ground)), ...nightEvents(view)];
}

/** What a calendar is told of one day; nothing while nobody knows when it is. */
export function dayEvents({ day, stops }: DayOfTrip, ground: EventGround): CalendarEvent[] {
  const date = dateOfDay(day);
  if (date === undefined) return [];
  const cityOfDay = day.city ?? stops.find(({ city }) => city !== undefined)?.city;
  const untimed = stops.filter(({ at }) => at === undefined);
  const visits = stops.flatMap((stop): CalendarEvent[] => {
    if (stop.at === undefined) return [];
    const city = ground.cities.get(stop.city ?? cityOfDay ?? '');
    return [visitEvent({ ...stop, at: stop.at }, date, city, ground)];
  });
  if (untimed.length === 0) return visits;
  const note: CalendarEvent = {
    uid: `trip-day-${day.id}@odysseus`,
    from: date,
    to: date,
    title: words.untimed(untimed.map(({ name }) => name)),
    notes: untimed.map((stop) => stopLines(stop, date, ground).join('\n')).join('\n\n'),
  };
  return [note, ...visits];
}

function visitEvent(
  stop: TripStop & { readonly at: string },
  date: CivilDate,
  city: TripCity | undefined,
  ground: EventGround,
): CalendarEvent {
  const place = placeOf(stop, ground);
  const minute = minuteOf(stop.at);
  const shown = minute < nightEnds ? addDays(date, 1) : date;
  const start = city
    ? momentIn(city.timezone, shown, minute * 60)
    : (dayNumber(shown) * dayMinutes + minute) * minuteMilliseconds;
  const [, ...lines] = stopLines(stop, date, ground);
  return {
    uid: `trip-${stop.id.replaceAll('/', '-')}@odysseus`,
    start,
    end: start + minutesOf(stop, place) * minuteMilliseconds,
    floating: city === undefined,
    title: stop.name,
    where: place?.address,
    url: linkOf(stop, ground),
    notes: [city && words.cityTime(stop.at, city.name), ...lines].filter(Boolean).join('\n'),
  };
}

/** What is told of a stop, its name first. */
function stopLines(stop: TripStop, date: CivilDate, ground: EventGround): string[] {
  const place = placeOf(stop, ground);
  const booking = place && bookBy(place, date, ground.today);
  return [
    stop.name,
    tripCopy.stop.lasting(minutesOf(stop, place)),
    place?.address,
    stop.note,
    booking && bookingText(booking, ground.today),
    booking?.url,
    linkOf(stop, ground),
  ].flatMap((line) => line ?? []);
}

/** A night is told of from the day on which one comes to the day on which one leaves. */
function nightEvents(view: TripView): CalendarEvent[] {
  const dates = new Map(view.days.map(({ day }) => [day.id, dateOfDay(day)]));
  return nightsOf(view).flatMap(({ name, days }): CalendarEvent[] => {
    const known = days.flatMap((id) => dates.get(id) ?? []);
    const [from, last] = [known[0], known.at(-1)];
    if (from === undefined || last === undefined) return [];
    return [{ uid: `trip-night-${days[0]}@odysseus`, from, to: addDays(last, 1), title: words.night(name) }];
  });
}

function placeOf({ place }: TripStop, { places }: EventGround): TripPlace | undefined {
  return place === undefined ? undefined : places.get(place);
}

function minutesOf({ minutes }: TripStop, place: TripPlace | undefined): number {
  return minutes ?? place?.minutes ?? usualStop;
}

function linkOf(stop: TripStop, ground: EventGround): string | undefined {
  const path = placeOf(stop, ground)?.path ?? stop.path;
  return path === undefined ? undefined : new URL(path, ground.origin).href;
}
