import type { ExpertPass } from '@odysseus/contract';
import { siteLocale } from '../premium';

/**
 * A price in words, `€19.90`.
 * @param amount in the currency's smallest unit; fractions of it are rounded
 * @param currency ISO 4217
 */
export function formatPrice(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(siteLocale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(Math.round(amount) / 10 ** digits);
}

export function pricePerDay(pass: Pick<ExpertPass, 'amount' | 'currency' | 'days'>): string {
  return formatPrice(pass.amount / pass.days, pass.currency);
}
