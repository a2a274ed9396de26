import {
  type CivilDate,
  type CompiledCity,
  type CompiledPlace,
  type PlannedVisit,
  readCivilDate,
} from '@odysseus/model';
import { useCityDate, useNow, useTrip } from '@odysseus/page';
import { readKeptStay } from '@odysseus/passes';
import { useId, useState } from 'react';
import { isVisited } from '../../logic/isVisited';
import { bookingCopy } from './copy';
import { dayTold, tellsDay } from './dayTold';
import { Asked, Box, Line, Suggestion } from './SlotDay.styles';
import { SlotReminder } from './SlotReminder';
import { useVisitDay } from './useVisitDay';

interface SlotDayProps {
  readonly place: CompiledPlace;
  readonly city: CompiledCity;
}

/**
 * Asks for the day of the visit, and tells when its slots go on sale, or where nobody knows that, by when it is to be booked. Nothing
 * where a place says neither.
 */
export function SlotDay({ place, city }: SlotDayProps) {
  const now = useNow();
  // Who reads without scripts can ask nothing; who reads with them has the card closed until it is alive.
  return now && tellsDay(place) ? <Asking place={place} city={city} now={now.getTime()} /> : null;
}

interface AskingProps extends SlotDayProps {
  /** Milliseconds since 1970. */
  readonly now: number;
}

function Asking({ place, city, now }: AskingProps) {
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
  const told = visit && today && dayTold({ place, city, visit, today, now });
  return (
    <Box>
      <Asked>
        <label htmlFor={id}>{isVisited(place) ? bookingCopy.day : bookingCopy.arrival}</label>
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
      <Line role="status">{told ? told.sentence : pastOf(typed, today)}</Line>
      {told?.reminder ? <SlotReminder {...told.reminder} /> : null}
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
