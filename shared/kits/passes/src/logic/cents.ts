import type { Currency } from '@odysseus/model';

/** A sum of money, in whole cents of its currency. */
export interface Cents {
  readonly cents: number;
  readonly currency: Currency;
}
