import {
  bookBy,
  bookingReminder,
  bookingWords,
  type CalendarEvent,
  type CivilDate,
  type CompiledCity,
  type CompiledPlace,
  isGeneral,
} from '@odysseus/model';
import { bookingDay, type BookingDay, type SlotsOpen } from '../../logic/bookingDay';
import { reminderEvent } from '../../logic/reminderEvent';
import { bookingCopy } from './copy';

interface Asked {
  readonly place: CompiledPlace;
  readonly city: CompiledCity;
  /** The day of the visit, not before today. */
  readonly visit: CivilDate;
  /** In the city. */
  readonly today: CivilDate;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What is said of the booking of a day. */
interface DayTold {
  readonly sentence: string;
  /** Absent where there is nothing to be reminded of, or no time for it. */
  readonly reminder?:
    | {
        readonly title: string;
        /** The same for whoever has no calendar. */
        readonly text: string;
        /** @param now milliseconds since 1970 */
        readonly eventAt: (now: number) => CalendarEvent;
      }
    | undefined;
}

/** Whether the guide knows when slots of a visit's day go on sale, or by when it is to be booked. */
export function tellsDay({ booking }: Pick<CompiledPlace, 'booking'>): boolean {
  if (!booking) return false;
  return booking.opens !== undefined || (booking.needed !== 'no' && booking.leadDays !== undefined);
}

/** When slots of a day go on sale, or where nobody knows that, by when it is to be booked. Undefined where nobody knows either. */
export function dayTold(asked: Asked): DayTold | undefined {
  const opens = asked.place.booking?.opens;
  return opens ? slotsTold(opens, asked) : deadlineTold(asked);
}

function slotsTold(opens: SlotsOpen, { place, city, visit, now }: Asked): DayTold {
  const told = bookingDay(opens, visit, city.timezone, now);
  const sentence = sentenceOf(told, visit, opens, city, isGeneral(place, 'booking'));
  const url = place.booking?.url;
  if (told.state !== 'ahead' || url === undefined) return { sentence };
  const { start, end, alarm } = told;
  const title = bookingCopy.eventTitle(place.name, visit);
  const notes = bookingCopy.eventNotes(sentence, url);
  const of = { place: `${city.key}/${place.id}`, visit, title, notes, url, start, end, alarm };
  return {
    sentence,
    reminder: {
      title,
      text: bookingCopy.text(title, sentence, url),
      eventAt: (moment) => reminderEvent(of, moment),
    },
  };
}

function deadlineTold({ place, city, visit, today }: Asked): DayTold | undefined {
  const booking = bookBy(place, visit, today);
  if (!booking) return undefined;
  const { deadline } = bookingWords(booking, today);
  if (deadline === undefined) return undefined;
  const sentence = `${deadline}.`;
  const { name } = place;
  const visited = { place: `${city.key}/${place.id}`, name, booking, date: visit, timezone: city.timezone };
  const event = bookingReminder(visited, today);
  // On the last day one books at once.
  if (event === undefined || booking.by === today) return { sentence };
  const { title } = event;
  return { sentence, reminder: { title, text: bookingCopy.text(title, sentence, booking.url), eventAt: () => event } };
}

function sentenceOf(
  told: BookingDay,
  visit: CivilDate,
  { at }: SlotsOpen,
  { name }: CompiledCity,
  usual: boolean,
): string {
  const { state } = bookingCopy;
  switch (told.state) {
    case 'past':
      return state.past;
    case 'open':
    case 'today':
      return state[told.state](visit, usual);
    case 'ahead':
      return state.ahead(visit, told.date, at, name, usual);
    case 'soon':
      return state.soon(visit, at, name, usual);
  }
}
