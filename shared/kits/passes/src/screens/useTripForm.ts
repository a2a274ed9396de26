import type { Plan, VisitorSettings } from '@odysseus/contract';
import { useTrip } from '@odysseus/page';
import { dateOf, dayNumber, daysUntil, utcDate, weekday, weekdayOf } from '@odysseus/model';
import { useSettings } from '@odysseus/runtime';
import { useEffect, useMemo, useState } from 'react';
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

interface Filling {
  readonly form: TripForm;
  /** What the visitor entered, now or before, the places of their trip, or an example. */
  readonly filledWith: 'own' | 'trip' | 'example';
}

export interface FilledTrip extends Filling {
  /** Whether the page answers to input yet. */
  readonly live: boolean;
  readonly change: (change: Partial<TripForm>) => void;
}

/** The calculator's form, kept in the browser; filled in from the visitor's settings and trip until they change it. */
export function useTripForm(content: CompiledPasses): FilledTrip {
  const { settings } = useSettings();
  const plan = useTrip(content.city);
  // Read after the first drawing, which has to equal the prerendered page.
  const [read, setRead] = useState<{ readonly today: number; readonly own: TripForm | undefined }>();
  useEffect(
    () => setRead({ today: dayNumber(utcDate(Date.now())), own: readTripForm(content.city.key) }),
    [content.city.key],
  );
  const today = read?.today;
  // Settings and trip come after the page too, and may change in another tab: what they fill in follows them.
  const suggested = useMemo(
    (): Filling =>
      today === undefined
        ? { form: exampleForm(content), filledWith: 'example' }
        : suggestedForm(content, settings, plan, today),
    [content, settings, plan, today],
  );
  const { form, filledWith }: Filling = read?.own ? { form: read.own, filledWith: 'own' } : suggested;
  const change = (part: Partial<TripForm>) => {
    const own = { ...form, ...part };
    writeTripForm(content.city.key, own);
    setRead({ today: today ?? dayNumber(utcDate(Date.now())), own });
  };
  return { form, live: read !== undefined, filledWith, change };
}

/** A stay some weeks ahead for who travels by the settings: to the places of the trip, or else to those of the example. */
function suggestedForm(
  content: CompiledPasses,
  settings: VisitorSettings,
  plan: Pick<Plan, 'items'>,
  today: number,
): Filling {
  const example = exampleForm(content);
  const ahead = today + exampleAhead;
  const arrival = ahead + daysUntil(weekdayOf(ahead), exampleWeekday);
  const residency = settings.residency === 'eea' ? 'eea' : 'elsewhere';
  const ages = settings.ages.length > 0 ? settings.ages : example.travellers.map(({ age }) => age);
  const wanted = content.tickets
    .filter(({ place }) => place && plan.items.some(({ id }) => id === `${content.city.key}/${place}`))
    .map(({ key }, index): Visit => ({
      ticket: key,
      day: Math.floor(index / 2) % exampleDays,
      slot: index % 2 === 0 ? 'morning' : 'afternoon',
    }));
  const stay = { arrival, days: exampleDays };
  return {
    filledWith: wanted.length > 0 ? 'trip' : 'example',
    form: {
      ...example,
      arrival: dateOf(arrival),
      departure: dateOf(arrival + exampleDays - 1),
      travellers: ages.map((age) => ({ age, residency })),
      visits: placeVisits(wanted.length > 0 ? wanted : example.visits, content.tickets, stay).visits,
    },
  };
}
