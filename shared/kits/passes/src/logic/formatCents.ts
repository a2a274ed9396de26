import { type Currency, formatMoney } from '@odysseus/model';

/** '€12' or '€12.50' from whole cents. */
export function formatCents(cents: number, currency: Currency): string {
  return formatMoney(cents / 100, currency);
}
