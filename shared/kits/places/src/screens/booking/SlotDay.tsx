import {
  type CivilDate,
  type CompiledCity,
  type CompiledPlace,
  isGeneral,
  type PlannedVisit,
  readCivilDate,
} from '@odysseus/model';
import { useCityDate, useNow, useTrip } from '@odysseus/page';
import { readKeptStay } from '@odysseus/passes';
import { useId, useState } from 'react';
import { bookingDay, type BookingDay, type SlotsOpen } from '../../logic/bookingDay';
import { bookingCopy } from './copy';
import { Asked, Box, Line, Suggestion } from './SlotDay.styles';
import { SlotReminder } from './SlotReminder';
import { useVisitDay } from './useVisitDay';

interface SlotDayProps {
  readonly place: CompiledPlace;
  readonly city: CompiledCity;
}

/** Asks for the day of the visit, and tells when its slots go on sale. Nothing where a place does not say it. */
export function SlotDay({ place, city }: SlotDayProps) {
  const now = useNow();
  const { opens } = place.booking ?? {};
  // Who reads without scripts can ask nothing; who reads with them has the card closed until it is alive.
  return opens && now ? <Asking place={place} city={city} opens={opens} now={now.getTime()} /> : null;
}

interface AskingProps extends SlotDayProps {
  readonly opens: SlotsOpen;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function Asking({ place, city, opens, now }: AskingProps) {
  const id = useId();
  const today = useCityDate(city);
  // What stands in the field while it is typed: a year has four digits, and is one of the first century on its way.
  const [typed, setTyped] = useState<string>();
  const [kept, choose] = useVisitDay(city.key);
  // A visit that is over says nothing of the next.
  const visit = kept !== undefined && today !== undefined && kept >= today ? kept : undefined;
  const planned = useTrip(city).visits();
  const suggestions =
    today === undefined ? [] : suggestedDays({ place: `${city.key}/${place.id}`, city, today, visit, planned });
  const told = visit && bookingDay(opens, visit, city.timezone, now);
  const sentence =
    visit && told ? sentenceOf(told, visit, opens, city, isGeneral(place, 'booking')) : pastOf(typed, today);
  const seller = place.booking?.url;
  return (
    <Box>
      <Asked>
        <label htmlFor={id}>{bookingCopy.day}</label>
        <input
          id={id}
          type="date"
          min={today}
          value={typed ?? visit ?? ''}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const day = readCivilDate(value);
            choose(day !== undefined && today !== undefined && day >= today ? day : undefined);
          }}
        />
      </Asked>
      {suggestions.map(({ day, words }) => (
        <Suggestion
          key={day}
          type="button"
          onClick={() => {
            setTyped(undefined);
            choose(day);
          }}
        >
          {words}
        </Suggestion>
      ))}
      <Line role="status">{sentence}</Line>
      {told?.state === 'ahead' && visit && sentence && seller ? (
        <SlotReminder
          of={{
            place: `${city.key}/${place.id}`,
            visit,
            title: bookingCopy.eventTitle(place.name, visit),
            notes: bookingCopy.eventNotes(sentence, seller),
            url: seller,
            start: told.start,
            end: told.end,
            alarm: told.alarm,
          }}
          text={bookingCopy.text(bookingCopy.eventTitle(place.name, visit), sentence, seller)}
        />
      ) : null}
    </Box>
  );
}

interface Suggested {
  readonly day: CivilDate;
  readonly words: string;
}

/** Days that the visitor has told elsewhere: this place's own in the trip, or where it has none, the first filled in for passes. */
function suggestedDays({
  place,
  city,
  today,
  visit,
  planned,
}: {
  /** City and place, `paris/louvre`. */
  readonly place: string;
  readonly city: CompiledCity;
  readonly today: CivilDate;
  readonly visit: CivilDate | undefined;
  readonly planned: readonly PlannedVisit[];
}): Suggested[] {
  const days = planned.flatMap(({ place: id, date }) => (id === place ? (readCivilDate(date) ?? []) : []));
  const ahead = [...new Set(days)].filter((day) => day >= today);
  if (ahead.length > 0)
    return visit !== undefined && ahead.includes(visit)
      ? []
      : ahead.map((day) => ({ day, words: bookingCopy.fromTrip(day) }));
  const arrival = visit === undefined ? readKeptStay(city.key, () => localStorage)?.arrival : undefined;
  return arrival !== undefined && arrival >= today ? [{ day: arrival, words: bookingCopy.fromPasses(arrival) }] : [];
}

/** What is said of a day that was typed whole, and is over. */
function pastOf(typed: string | undefined, today: CivilDate | undefined): string | undefined {
  const day = typed === undefined ? undefined : readCivilDate(typed);
  return day !== undefined && day >= '2000' && today !== undefined && day < today ? bookingCopy.state.past : undefined;
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
