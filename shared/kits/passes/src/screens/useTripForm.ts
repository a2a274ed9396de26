import { useTrip } from '@odysseus/page';
import { dateOf, dayNumber, daysUntil, utcDate, weekday, weekdayOf } from '@odysseus/model';
import { useSettings } from '@odysseus/runtime';
import { useEffect, useState } from 'react';
import type { CompiledPasses } from '../logic/compiledPasses';
import { exampleDays } from '../logic/stay';
import { placeVisits } from '../logic/placeVisits';
import type { TripForm, Visit } from '../logic/trip';
import { readTripForm, writeTripForm } from './tripStore';

/** An example stay begins on the Wednesday after so many days, when few places shut. */
const exampleAhead = 45;
const exampleWeekday = weekday.parse(3);

/** What everybody sees before anything is known of them: the same in a prerendered page and at first in the browser. */
function exampleForm({ example }: CompiledPasses): TripForm {
  return {
    arrival: '',
    departure: '',
    travellers: [
      { age: 35, residency: 'elsewhere' },
      { age: 35, residency: 'elsewhere' },
    ],
    visits: example,
    metro: 4,
    bus: 0,
    fromAirport: true,
    toAirport: true,
    keptOn: 'phone',
  };
}

export interface FilledTrip {
  readonly form: TripForm;
  /** Whether the page answers to input yet. */
  readonly live: boolean;
  /** Whether the visitor has filled in anything, now or before. */
  readonly own: boolean;
  readonly change: (change: Partial<TripForm>) => void;
}

/** The calculator's form, kept in the browser; an example from the visitor's settings and plan until they change it. */
export function useTripForm(content: CompiledPasses): FilledTrip {
  const { settings } = useSettings();
  const plan = useTrip(content.city);
  const [filled, setFilled] = useState<{ form: TripForm; live: boolean; own: boolean }>(() => ({
    form: exampleForm(content),
    live: false,
    own: false,
  }));
  useEffect(() => {
    // Read after the first drawing, which has to equal the prerendered page.
    setFilled((current) => {
      if (current.live) return current;
      const kept = readTripForm(content.city.key);
      if (kept) return { form: kept, live: true, own: true };
      const ahead = dayNumber(utcDate(Date.now())) + exampleAhead;
      const arrival = ahead + daysUntil(weekdayOf(ahead), exampleWeekday);
      const residency = settings.residency === 'eea' ? 'eea' : 'elsewhere';
      const wanted = content.tickets
        .filter(({ place }) => place && plan.items.some(({ id }) => id === `${content.city.key}/${place}`))
        .map(({ key }, index): Visit => ({
          ticket: key,
          day: Math.floor(index / 2) % exampleDays,
          slot: index % 2 === 0 ? 'morning' : 'afternoon',
        }));
      return {
        live: true,
        own: false,
        form: {
          ...current.form,
          arrival: dateOf(arrival),
          departure: dateOf(arrival + exampleDays - 1),
          travellers:
            settings.ages.length > 0
              ? settings.ages.map((age) => ({ age, residency }))
              : current.form.travellers.map(({ age }) => ({ age, residency })),
          visits: placeVisits(wanted.length > 0 ? wanted : current.form.visits, content.tickets, {
            arrival,
            days: exampleDays,
          }).visits,
        },
      };
    });
  }, [content, settings, plan]);
  const change = (part: Partial<TripForm>) => {
    const form = { ...filled.form, ...part };
    writeTripForm(content.city.key, form);
    setFilled({ form, live: true, own: true });
  };
  return { ...filled, change };
}
