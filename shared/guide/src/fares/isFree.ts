import type { Place } from '../content/schema';

/** Whether everybody enters without paying. */
export function isFree({ price }: Pick<Place, 'price'>): boolean {
  return price.length > 0 && price.every(({ amount }) => amount === 0);
}
