import type { Fare } from './faresFor';

/** One of the things that a place sells. */
export interface Product {
  /** 'Lift to the summit'; absent where a place sells one thing alone. */
  readonly name?: string;
  /** In the order of the file, all in one currency (`fareProblems` refuses others). */
  readonly fares: readonly [Fare, ...Fare[]];
}

/** What a place sells, in the order of its file. A fare that names no product holds for each of them. */
export function productsOf(fares: readonly Fare[]): Product[] {
  const names = [...new Set(fares.flatMap(({ product }) => product ?? []))];
  if (names.length === 0) return productOf(fares);
  return names.flatMap((name) =>
    productOf(fares.filter(({ product }) => product === undefined || product === name)).map((product) => ({
      name,
      ...product,
    })),
  );
}

function productOf([first, ...more]: readonly Fare[]): Product[] {
  return first ? [{ fares: [first, ...more] }] : [];
}
