import type { VisitorSettings } from '@odysseus/contract';
import type { Place } from '../content/schema';

type Fare = Place['price'][number];

/** Whether a fare may apply to somebody of the visitor's party, as far as the visitor has told who travels. */
export function appliesTo({ ages, residency }: Pick<Fare, 'ages' | 'residency'>, settings: Pick<VisitorSettings, 'ages' | 'residency'>): boolean {
  if (residency && settings.residency !== 'unknown' && residency !== settings.residency) return false;
  if (!ages || settings.ages.length === 0) return true;
  return settings.ages.some((age) => age >= ages[0] && age <= ages[1]);
}

/** What one traveller pays at a place: the cheapest fare that applies; undefined where the place names none. */
export function fareOf(fares: readonly Fare[], age: number, residency: VisitorSettings['residency']): Fare | undefined {
  const possible = fares.filter((fare) => appliesTo(fare, { ages: [age], residency }) && (residency !== 'unknown' || fare.residency !== 'eea'));
  return possible.reduce<Fare | undefined>((cheapest, fare) => (cheapest && cheapest.amount <= fare.amount ? cheapest : fare), undefined);
}
