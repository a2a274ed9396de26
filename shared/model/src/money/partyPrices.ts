import type { VisitorSettings } from '@odysseus/contract';
import { fareOf, type Fare } from './faresFor';
import { productsOf, type Product } from './productsOf';

/** What a party pays for one product of a place. */
export interface PartyPrice {
  readonly product: Product;
  readonly each: readonly {
    readonly age: number;
    /** Absent where the place names none. */ readonly fare: Fare | undefined;
  }[];
  /** In the currency's main unit; undefined where somebody's fare isn't known, or hangs on where they live and that isn't told. */
  readonly total: number | undefined;
  /** Whether what they pay hangs on where they live, and that isn't told. */
  readonly hangs: boolean;
  readonly currency: Fare['currency'];
  /** Months of which the party's fares are told, where other months have others. */
  readonly months?: readonly number[];
}

/** What a party pays for each product of a place in a month (1 to 12): never a sum over two products. Nothing where nobody's age is told. */
export function partyPrices(
  fares: readonly Fare[],
  { ages, residency }: Pick<VisitorSettings, 'ages' | 'residency'>,
  month: number,
): PartyPrice[] {
  if (ages.length === 0) return [];
  return productsOf(fares).map((product) => {
    const each = ages.map((age) => ({ age, fare: fareOf(product.fares, age, residency, month) }));
    const hangs = residency === 'unknown' && hangsOnResidency(product, ages, month);
    const known = !hangs && each.every(({ fare }) => fare !== undefined);
    const months = each.find(({ fare }) => fare?.months)?.fare?.months;
    return {
      product,
      each,
      total: known
        ? each.reduce((cents, { fare }) => cents + Math.round((fare?.amount ?? 0) * 100), 0) / 100
        : undefined,
      hangs,
      currency: product.fares[0].currency,
      ...(months ? { months } : {}),
    };
  });
}

function hangsOnResidency({ fares }: Product, ages: readonly number[], month: number): boolean {
  return ages.some(
    (age) => fareOf(fares, age, 'eea', month)?.amount !== fareOf(fares, age, 'elsewhere', month)?.amount,
  );
}
