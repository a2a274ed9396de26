import {
  addDays,
  clockText,
  dayMinutes,
  dayOfCalendar,
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
  | { readonly is: 'open'; /** `HH:MM`; absent when it never closes. */ readonly until?: string | undefined }
  | { readonly is: 'closing'; readonly until: string; readonly minutes: number }
  | { readonly is: 'later'; readonly at: string; readonly minutes: number }
  /** It was open today and has closed. */
  | { readonly is: 'done'; readonly opens: NextOpening | undefined }
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
        (order.get(a.place.id) ?? order.size) - (order.get(b.place.id) ?? order.size) ||
        a.place.name.localeCompare(b.place.name, 'en'),
    );
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
  if (state.state === 'open') return { state: openState(state, moment), early: earlyClosing(calendar, moment.date) };
  if (state.opens?.inDays === 0)
    return {
      state: { is: 'later', at: state.opens.at, minutes: minuteOf(state.opens.at) - moment.minute },
      early: earlyClosing(calendar, moment.date),
    };
  const openedToday = openingsOf(calendar, moment.date).length > 0;
  return {
    state: openedToday
      ? { is: 'done', opens: state.opens }
      : { is: 'closed', reason: reasonOf(calendar, moment, holiday), opens: state.opens },
  };
}

function openState(state: Extract<OpeningState, { state: 'open' }>, { minute }: CityMoment): PlaceState {
  if (state.until === undefined || !state.soon) return { is: 'open', until: state.until };
  return { is: 'closing', until: state.until, minutes: minutesUntil(state.until, minute) };
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

/** The openings of a place on a date; none where its hours are not known. */
export function placeOpenings(content: CompiledLive, place: LivePlace, date: CivilDate): readonly Opening[] {
  const calendar = place.hours === undefined ? undefined : content.calendars[place.hours];
  return calendar ? openingsOf(calendar, date) : [];
}
