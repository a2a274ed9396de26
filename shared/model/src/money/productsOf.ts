import type { Fare } from './faresFor';

/** One of the things that a place sells. */
export interface Product {
  /** 'Lift to the summit'; absent where a place sells one thing alone. */
  readonly name?: string;
  /** In the order of the file. */
  readonly fares: readonly Fare[];
}

/** What a place sells, in the order of its file. A fare that names no product holds for each of them. */
export function productsOf(fares: readonly Fare[]): Product[] {
  if (fares.length === 0) return [];
  const names = [...new Set(fares.flatMap(({ product }) => product ?? []))];
  if (names.length === 0) return [{ fares }];
  return names.map((name) => ({ name, fares: fares.filter(({ product }) => product === undefined || product === name) }));
}
