import { formatMoney, type Knowable, toldPrice } from '@odysseus/model';
import type { Cents } from './cents';

/** '€12' or '€12.50' from whole cents. */
export function formatCents({ cents, currency }: Cents): string {
  return formatMoney(cents / 100, currency);
}

/** '€12', and 'about €12' where the price is known in general alone. */
export function toldCents(sum: Cents, usual: boolean): string {
  return `${usual ? 'about ' : ''}${formatCents(sum)}`;
}

/** A fare as people read it: '€12' or 'Free'; 'about €12' or 'usually free' where it is known in general alone. */
export function toldFare({ cents, currency }: Cents, knowable: Knowable): string {
  return toldPrice(cents / 100, currency, knowable);
}
