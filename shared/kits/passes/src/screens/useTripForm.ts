import type { VisitorSettings } from '@odysseus/contract';
import { useTrip, type CityTrip } from '@odysseus/page';
import { dateOf, dayNumber, daysUntil, utcDate, weekday, weekdayOf } from '@odysseus/model';
import { useSettings } from '@odysseus/runtime';
import { useEffect, useMemo, useState } from 'react';
import type { CompiledPasses } from '../logic/compiledPasses';
import { exampleDays } from '../logic/stay';
import { placeVisits } from '../logic/placeVisits';
import type { TripForm, Visit } from '../logic/trip';
import { tripStay, type TripStay } from '../logic/tripStay';
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
  /** What the visitor entered, now or before, their trip with its days, or its places alone, or an example. */
  readonly filledWith: 'own' | 'dated' | 'trip' | 'example';
}

export interface FilledTrip extends Filling {
  /** Whether the page answers to input yet. */
  readonly live: boolean;
  readonly change: (change: Partial<TripForm>) => void;
  /** Whether the days are the visitor's: entered, or those of their trip. */
  readonly ownDays: boolean;
  /** The trip in the calculator's words, where the visitor has entered something else. */
  readonly trip: TripForm | undefined;
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
  const trip =
    filledWith === 'own' && suggested.filledWith === 'dated' && !isSameStay(form, suggested.form)
      ? suggested.form
      : undefined;
  const isExamples =
    suggested.filledWith !== 'dated' &&
    form.arrival === suggested.form.arrival &&
    form.departure === suggested.form.departure;
  return { form, live: read !== undefined, filledWith, change, ownDays: !isExamples, trip };
}

/** Whether two forms have the same days, people and places. */
function isSameStay(one: TripForm, other: TripForm): boolean {
  const told = ({ arrival, departure, travellers, visits }: TripForm): string =>
    JSON.stringify([
      arrival,
      departure,
      travellers.map(({ age, residency }) => [age, residency]),
      visits.map(({ ticket, day, slot }) => [ticket, day, slot]),
    ]);
  return told(one) === told(other);
}

/**
 * A stay for who travels by the settings, to the places of the trip, or else to those of the example: in the trip's own days where it
 * has any, and else some weeks ahead. A trip of which nobody has said who travels is reckoned for one adult, as on its own page.
 */
function suggestedForm(
  content: CompiledPasses,
  settings: VisitorSettings,
  plan: Pick<CityTrip, 'items' | 'visits'>,
  today: number,
): Filling {
  const example = exampleForm(content);
  const ahead = today + exampleAhead;
  const dated = tripStay(plan.visits(), content.city.key, today);
  const wanted = wantedVisits(content, plan, dated);
  const ofTrip = wanted.length > 0;
  const stay =
    dated && ofTrip ? dated : { arrival: ahead + daysUntil(weekdayOf(ahead), exampleWeekday), days: exampleDays };
  const residency = settings.residency === 'eea' ? 'eea' : 'elsewhere';
  const party = example.travellers.slice(0, ofTrip ? 1 : undefined).map(({ age }) => age);
  const ages = settings.ages.length > 0 ? settings.ages : party;
  return {
    filledWith: ofTrip ? (dated ? 'dated' : 'trip') : 'example',
    form: {
      ...example,
      arrival: dateOf(stay.arrival),
      departure: dateOf(stay.arrival + stay.days - 1),
      travellers: ages.map((age) => ({ age, residency })),
      visits: placeVisits(ofTrip ? wanted : example.visits, content.tickets, stay).visits,
    },
  };
}

/** The tickets of the trip's places: each on its day, or where nobody has said which, two to a day. What belongs to another stay is left out. */
function wantedVisits(
  { tickets, city }: CompiledPasses,
  { items, visits }: Pick<CityTrip, 'items' | 'visits'>,
  stay: TripStay | undefined,
): Visit[] {
  const dated = new Set(stay ? visits().map(({ place }) => place) : []);
  const days = stay?.days ?? exampleDays;
  return tickets
    .flatMap(({ key, place }) => {
      const id = `${city.key}/${place}`;
      if (place === undefined || !items.some((item) => item.id === id)) return [];
      const own = stay?.visits.find((visit) => visit.place === id);
      return own || !dated.has(id) ? [{ key, own }] : [];
    })
    .map(({ key, own }, index): Visit => ({
      ticket: key,
      day: own?.day ?? Math.floor(index / 2) % days,
      slot: own?.slot ?? (index % 2 === 0 ? 'morning' : 'afternoon'),
    }));
}
