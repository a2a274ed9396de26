import { dayNumber, readCivilDate } from '@odysseus/model';
import type { CompiledPasses } from './compiledPasses';
import { entryMinute, isClosed, isShutThroughout, slotsOn } from './entries';
import type { Payer } from './fareOf';
import type { Slot } from './stay';

/** What the calculator takes at most: enough for a long stay of a large family, and few enough to be worked out at once. */
export const tripLimits = { days: 14, travellers: 9, visits: 24, rides: 12, age: 120 } as const;

export interface Visit {
  /** Key of the ticket. */
  readonly ticket: string;
  /** Days after arrival; 0 is the day of arrival. */
  readonly day: number;
  readonly slot: Slot;
}

/** A stay that can be calculated. */
export interface Trip {
  /** The day of arrival, in days since 1 January 1970. */
  readonly arrival: number;
  /** Days of the stay, first and last included. */
  readonly days: number;
  readonly travellers: readonly Payer[];
  readonly visits: readonly Visit[];
  /** Rides a day of each traveller. */
  readonly metro: number;
  readonly bus: number;
  /** Whether the way from and to the airport is by metro or RER. */
  readonly fromAirport: boolean;
  readonly toAirport: boolean;
  /** Whether tickets are kept on telephones or on cards that have to be bought. */
  readonly keptOn: 'phone' | 'card';
}

/** What the visitor has filled in, complete or not. Dates are `YYYY-MM-DD` once they are whole. */
export interface TripForm {
  readonly arrival: string;
  readonly departure: string;
  readonly travellers: readonly { readonly age: number | null; readonly residency: Payer['residency'] }[];
  readonly visits: readonly Visit[];
  readonly metro: number | null;
  readonly bus: number | null;
  readonly fromAirport: boolean;
  readonly toAirport: boolean;
  readonly keptOn: Trip['keptOn'];
}

/** What keeps a form from being calculated. */
export type TripProblem =
  | { readonly kind: 'dates' | 'order' | 'tooLong' | 'nobody' | 'tooMany' | 'rides' | 'nothing' | 'tooManyVisits' }
  /** 1 for the first. */
  | { readonly kind: 'age'; readonly traveller: number }
  | { readonly kind: 'outside' | 'closed' | 'shutThroughout'; readonly ticket: string }
  /** Days since 1 January 1970. */
  | { readonly kind: 'shutThatDay'; readonly ticket: string; readonly day: number }
  | { readonly kind: 'shutThen'; readonly ticket: string; readonly day: number; readonly slot: Slot };

export type TripResult = { readonly trip: Trip } | { readonly problems: readonly TripProblem[] };

/** A day of the form in days since 1 January 1970; undefined while it is no whole date. */
export function readDay(text: string): number | undefined {
  const date = readCivilDate(text);
  return date === undefined ? undefined : dayNumber(date);
}

/** Reads a form: a stay, or everything that is wrong with it. */
export function tripOf(form: TripForm, content: CompiledPasses): TripResult {
  const problems: TripProblem[] = [];
  const arrival = readDay(form.arrival);
  const departure = readDay(form.departure);
  const days = arrival === undefined || departure === undefined ? 0 : departure - arrival + 1;
  if (arrival === undefined || departure === undefined) problems.push({ kind: 'dates' });
  else if (days < 1) problems.push({ kind: 'order' });
  else if (days > tripLimits.days) problems.push({ kind: 'tooLong' });

  if (form.travellers.length === 0) problems.push({ kind: 'nobody' });
  if (form.travellers.length > tripLimits.travellers) problems.push({ kind: 'tooMany' });
  const travellers = form.travellers.flatMap(({ age, residency }, index): Payer[] => {
    if (age !== null && isWhole(age, tripLimits.age)) return [{ age, residency }];
    problems.push({ kind: 'age', traveller: index + 1 });
    return [];
  });
  const { metro, bus } = form;
  if ([metro, bus].some((rides) => rides === null || !isWhole(rides, tripLimits.rides)))
    problems.push({ kind: 'rides' });
  if (form.visits.length > tripLimits.visits) problems.push({ kind: 'tooManyVisits' });
  const visits = visitsOf(form, content, arrival, days, problems);
  if (problems.length === 0 && visits.length === 0 && !metro && !bus && !form.fromAirport && !form.toAirport)
    problems.push({ kind: 'nothing' });
  if (problems.length > 0 || arrival === undefined) return { problems };
  const { fromAirport, toAirport, keptOn } = form;
  return {
    trip: { arrival, days, travellers, visits, metro: metro ?? 0, bus: bus ?? 0, fromAirport, toAirport, keptOn },
  };
}

function visitsOf(
  form: TripForm,
  content: CompiledPasses,
  arrival: number | undefined,
  days: number,
  problems: TripProblem[],
): Visit[] {
  // Without a stay there is nothing yet to hold the visits against.
  if (arrival === undefined || days < 1) return [];
  return form.visits.filter(({ ticket, day, slot }) => {
    const known = content.tickets.find(({ key }) => key === ticket);
    // A ticket of an older release, still in the browser's storage: nothing that the visitor could mend.
    if (!known) return false;
    const date = arrival + day;
    if (day >= days) problems.push({ kind: 'outside', ticket });
    else if (isClosed(known, date)) problems.push({ kind: 'closed', ticket });
    else if (slotsOn(known, date).length === 0)
      problems.push(
        isShutThroughout(known, arrival, days)
          ? { kind: 'shutThroughout', ticket }
          : { kind: 'shutThatDay', ticket, day: date },
      );
    else if (entryMinute(known, date, slot) === undefined) problems.push({ kind: 'shutThen', ticket, day: date, slot });
    return true;
  });
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
