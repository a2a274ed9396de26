import {
  addDays,
  clockText,
  cityClock,
  dayMinutes,
  dayOfCalendar,
  daysBetween,
  minuteOf,
  openingsOn,
  openingState,
  weekdayStates,
  type CivilDate,
  type NextOpening,
  type Opening,
  type OpeningCalendar,
  type OpeningState,
  type Weekday,
} from '@odysseus/model';
import type { CityMoment } from './cityMoment';
import type { CompiledLive, LivePlace } from './compiledLive';
import type { LiveItem } from './schema';

/** Why a place does not open today. */
export type ClosedReason =
  | { readonly kind: 'weekly'; readonly weekday: Weekday }
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'works'; readonly item: LiveItem }
  /** Its hours leave this date out, and no holiday tells why. */
  | { readonly kind: 'date' };

export type PlaceState =
  | {
      readonly is: 'open';
      /** `HH:MM`; absent when it never closes. */ readonly until?: string | undefined;
      /** `HH:MM`, where nobody is let in up to closing time. */ readonly lastEntry?: string | undefined;
    }
  | {
      readonly is: 'closing';
      readonly until: string;
      readonly lastEntry?: string | undefined;
      /** Until the last entry, or until it closes. */ readonly minutes: number;
    }
  | { readonly is: 'later'; readonly at: string; readonly minutes: number }
  /** It was open today and has closed, or lets nobody in any more. */
  | {
      readonly is: 'done';
      readonly opens: NextOpening | undefined;
      /** `HH:MM`, where those who are in may stay. */ readonly until?: string | undefined;
    }
  | { readonly is: 'closed'; readonly reason: ClosedReason; readonly opens: NextOpening | undefined }
  | { readonly is: 'unknown' };

export interface PlaceRow {
  readonly place: LivePlace;
  readonly state: PlaceState;
  readonly inTrip: boolean;
  /** When it closes today, where that is earlier than on other such weekdays. */
  readonly early?: string | undefined;
  /** Whether it is one of the places that the crowds are told of. */
  readonly known: boolean;
}

interface Today {
  readonly content: CompiledLive;
  readonly now: Date;
  readonly moment: CityMoment;
  /** What holds today. */
  readonly items: readonly LiveItem[];
  readonly holiday: string | undefined;
}

/** Minutes with which nobody gets to a door, and in, any more. */
const tooFew = 5;

const rankOf: Readonly<Record<PlaceState['is'], number>> = {
  closing: 0,
  open: 1,
  later: 2,
  closed: 3,
  done: 4,
  unknown: 5,
};

/** Every place of the board with whether it is open: the trip's first, then the best known, then by name. */
export function placeRows(today: Today, trip: ReadonlySet<string>): readonly PlaceRow[] {
  const { content } = today;
  const order = new Map(content.crowds.places.map(({ place }, index) => [place, index]));
  return content.places
    .filter((place) => place.hours !== undefined || closedBy(place, today.items) !== undefined || trip.has(place.id))
    .map((place): PlaceRow => ({
      place,
      ...stateOf(place, today),
      inTrip: trip.has(place.id),
      known: order.has(place.id),
    }))
    .sort(
      (a, b) =>
        Number(b.inTrip) - Number(a.inTrip) ||
        rankOf[a.state.is] - rankOf[b.state.is] ||
        minutesLeft(a.state) - minutesLeft(b.state) ||
        (order.get(a.place.id) ?? order.size) - (order.get(b.place.id) ?? order.size) ||
        a.place.name.localeCompare(b.place.name, 'en'),
    );
}

/** What is about to shut comes in order of its time. */
function minutesLeft(state: PlaceState): number {
  return state.is === 'closing' ? state.minutes : 0;
}

function closedBy(place: LivePlace, items: readonly LiveItem[]): LiveItem | undefined {
  return items.find((item) => item.closes && item.places?.includes(place.id));
}

function stateOf(place: LivePlace, { content, now, moment, items, holiday }: Today): Pick<PlaceRow, 'state' | 'early'> {
  const works = closedBy(place, items);
  if (works) return { state: { is: 'closed', reason: { kind: 'works', item: works }, opens: undefined } };
  const calendar = place.hours === undefined ? undefined : content.calendars[place.hours];
  if (!calendar) return { state: { is: 'unknown' } };
  const state = openingState(calendar, content.city.timezone, now);
  if (state.state === 'unknown') return { state: { is: 'unknown' } };
  const entries = place.entry === undefined ? undefined : content.calendars[place.entry];
  // Who comes after the last entry is not let in: what counts is when that is possible again.
  const entry = entries && state.state === 'open' ? openingState(entries, content.city.timezone, now) : state;
  if (state.state === 'open' && entry.state === 'open') {
    const open = openState(state, entry, moment);
    if (open.is !== 'closing' || open.minutes >= tooFew)
      return { state: open, early: earlyClosing(calendar, moment.date) };
    const again = opensAfter(entries ?? calendar, content.city.timezone, now, open.minutes + 1);
    if (again?.inDays !== 0) return { state: { is: 'done', opens: again, until: open.until } };
    return { state: { is: 'later', at: again.at, minutes: minuteOf(again.at) - moment.minute } };
  }
  const opens = entry.state === 'closed' ? entry.opens : undefined;
  if (opens?.inDays === 0)
    return {
      state: { is: 'later', at: opens.at, minutes: minuteOf(opens.at) - moment.minute },
      early: earlyClosing(calendar, moment.date),
    };
  if (state.state === 'open') return { state: { is: 'done', opens, until: state.until } };
  const openedToday = openingsOf(calendar, moment.date).length > 0;
  return {
    state: openedToday ? { is: 'done', opens } : { is: 'closed', reason: reasonOf(calendar, moment, holiday), opens },
  };
}

type OpenState = Extract<OpeningState, { state: 'open' }>;

/** @param entry until when people are let in: that minute itself is the last */
function openState(state: OpenState, entry: OpenState, { minute }: CityMoment): PlaceState {
  const { until } = state;
  const lastEntry =
    entry.until === undefined || entry.until === until
      ? undefined
      : clockText((minuteOf(entry.until) + dayMinutes - 1) % dayMinutes);
  if (until === undefined || !entry.soon) return { is: 'open', until, lastEntry };
  return { is: 'closing', until, lastEntry, minutes: minutesUntil(lastEntry ?? until, minute) };
}

/** When people are let in next, once so many minutes are over. */
function opensAfter(calendar: OpeningCalendar, timezone: string, now: Date, minutes: number): NextOpening | undefined {
  const then = new Date(now.getTime() + minutes * 60_000);
  const state = openingState(calendar, timezone, then);
  const opens = state.state === 'closed' ? state.opens : undefined;
  // What is the same day after midnight is tomorrow before it.
  const nights = daysBetween(cityClock(timezone, now).date, cityClock(timezone, then).date);
  return opens && { ...opens, inDays: opens.inDays + nights };
}

function reasonOf(calendar: OpeningCalendar, { weekday }: CityMoment, holiday: string | undefined): ClosedReason {
  if (weekdayStates(calendar)[weekday - 1] === false) return { kind: 'weekly', weekday };
  return holiday === undefined ? { kind: 'date' } : { kind: 'holiday', name: holiday };
}

/** When a place closes today, if on most of the weeks around it closes later on this weekday. */
function earlyClosing(calendar: OpeningCalendar, date: CivilDate): string | undefined {
  const closing = (day: CivilDate) => openingsOf(calendar, day).at(-1)?.[1];
  const today = closing(date);
  const usual = [-14, -7, 7, 14].map((days) => closing(addDays(date, days))).filter((end) => end !== undefined);
  return today !== undefined && usual.length > 1 && usual.filter((end) => end > today).length * 2 > usual.length
    ? clockText(today)
    : undefined;
}

/** Minutes until a clock shows a time. @param until `HH:MM` @param minute after midnight */
export function minutesUntil(until: string, minute: number): number {
  return (minuteOf(until) - minute + dayMinutes) % dayMinutes;
}

/** Whether a place can be gone to now, or still today. */
export function isOpen({ state }: PlaceRow): boolean {
  return state.is === 'open' || state.is === 'closing';
}

/** The openings that begin on a date; none where its hours are not known. */
function openingsOf(calendar: OpeningCalendar, date: CivilDate): readonly Opening[] {
  const day = dayOfCalendar(calendar, date);
  return day === undefined ? [] : openingsOn(calendar, day);
}

/** When a place lets people in on a date, each opening up to its last entry; none where its hours are not known. */
export function placeEntries(content: CompiledLive, place: LivePlace, date: CivilDate): readonly Opening[] {
  const calendar = place.entry === undefined ? undefined : content.calendars[place.entry];
  return calendar ? openingsOf(calendar, date) : placeOpenings(content, place, date);
}

/** Whether who comes to a place at a moment, or later that day, still gets in. */
export function letsIn(content: CompiledLive, place: LivePlace, { date, minute }: CityMoment): boolean {
  return placeEntries(content, place, date).some(([, end]) => end - minute > tooFew);
}

/** The openings of a place on a date; none where its hours are not known. */
export function placeOpenings(content: CompiledLive, place: LivePlace, date: CivilDate): readonly Opening[] {
  const calendar = place.hours === undefined ? undefined : content.calendars[place.hours];
  return calendar ? openingsOf(calendar, date) : [];
}
