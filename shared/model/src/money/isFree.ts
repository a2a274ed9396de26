import type { Place } from '../places/schema';
import { fareOf } from './faresFor';
import { productsOf } from './productsOf';

/** Somebody who has no reduction. */
export const fullPayerAge = 40;
const year = Array.from({ length: 12 }, (_, index) => index + 1);

/** Whether everybody enters without paying, in every month: where the adults' fare isn't known, as where children's alone are named, nobody knows. */
export function isFree({ price }: Pick<Place, 'price'>): boolean {
  return (
    price.length > 0 &&
    price.every(({ amount }) => amount === 0) &&
    productsOf(price).every(({ fares }) => year.every((month) => fareOf(fares, fullPayerAge, 'elsewhere', month)))
  );
}
