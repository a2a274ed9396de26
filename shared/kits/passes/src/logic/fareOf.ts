import { holdsAt, type Weekday } from '@odysseus/model';
import type { CompiledFare, CompiledTicket } from './compiledPasses';

/** What decides a fare. */
export interface Payer {
  /** In full years. */
  readonly age: number;
  readonly residency: 'eea' | 'elsewhere';
}

/** The fares that hold for a traveller in a month (1 to 12). */
export function faresOf(
  fares: readonly CompiledFare[],
  { age, residency }: Payer,
  month: number,
): readonly CompiledFare[] {
  return fares.filter(
    (fare) =>
      (!fare.ages || (fare.ages[0] <= age && age <= fare.ages[1])) &&
      (!fare.residency || fare.residency === residency) &&
      (!fare.months || fare.months.includes(month)),
  );
}

/** Whole cents of the fares' screen's currency, or undefined for something that is not sold to this traveller. Of several fares that hold, people pay the lowest. */
export function centsFor(fares: readonly CompiledFare[], payer: Payer, month: number): number | undefined {
  const cents = faresOf(fares, payer, month).map((fare) => fare.cents);
  return cents.length > 0 ? Math.min(...cents) : undefined;
}

/** What a ticket costs somebody who enters at a minute of a day: the fare of the whole day, or one that holds from an earlier hour on. */
export function centsAt(
  { fares, lateFares = [] }: Pick<CompiledTicket, 'fares' | 'lateFares'>,
  payer: Payer,
  { month, weekday, minute }: { readonly month: number; readonly weekday: Weekday; readonly minute: number },
): number | undefined {
  return centsFor([...fares, ...lateFares.filter(({ from }) => holdsAt(from, weekday, minute))], payer, month);
}
