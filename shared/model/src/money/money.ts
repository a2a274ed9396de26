import type { Currency } from './currency';

/** A sum of money, in the main unit of its currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
