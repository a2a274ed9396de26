import type { VisitorSettings } from '@odysseus/contract';
import type { Place } from '../places/schema';
import { isLate } from './lateFare';

export type Fare = Place['price'][number];

/** Whether a fare may apply to somebody of the visitor's party, as far as the visitor has told who travels. */
export function appliesTo(
  { ages, residency }: Pick<Fare, 'ages' | 'residency'>,
  settings: Pick<VisitorSettings, 'ages' | 'residency'>,
): boolean {
  if (residency && settings.residency !== 'unknown' && residency !== settings.residency) return false;
  if (!ages || settings.ages.length === 0) return true;
  return settings.ages.some((age) => age >= ages[0] && age <= ages[1]);
}

/** Whether a fare holds in a month, 1 to 12. */
export function holdsIn({ months }: Pick<Fare, 'months'>, month: number): boolean {
  return !months || months.includes(month);
}

/**
 * What one traveller pays at any hour: the cheapest fare that applies, those that hold from an hour on left out; undefined where
 * none is named.
 * @param fares those of one product: of two things on sale, the cheaper one is no reduction of the other
 * @param month 1 to 12
 */
export function fareOf(
  fares: readonly Fare[],
  age: number,
  residency: VisitorSettings['residency'],
  month: number,
): Fare | undefined {
  const possible = fares.filter(
    (fare) =>
      !isLate(fare) &&
      holdsIn(fare, month) &&
      appliesTo(fare, { ages: [age], residency }) &&
      (residency !== 'unknown' || fare.residency !== 'eea'),
  );
  return possible.reduce<Fare | undefined>(
    (cheapest, fare) => (cheapest && cheapest.amount <= fare.amount ? cheapest : fare),
    undefined,
  );
}
