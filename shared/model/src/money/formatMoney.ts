/** To make one takes longer than to use it. */
const formats = new Map<string, Intl.NumberFormat>();

/** '€12' or '€12.50'. @param amount in the currency's main unit @param currency ISO 4217 */
export function formatMoney(amount: number, currency: string): string {
  const cents = Math.round(amount * 100);
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  const key = currency + minimumFractionDigits;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: 2 });
  formats.set(key, format);
  return format.format(cents / 100);
}
