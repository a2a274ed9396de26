/** Of what the guide's destinations are paid in; written without a browser's formatter, which a slow phone takes long to make (decision 057). */
const signs: Readonly<Partial<Record<string, string>>> = { EUR: '€', GBP: '£' };

const formats = new Map<string, Intl.NumberFormat>();

/** '€12' or '€12.50'. @param amount in the currency's main unit @param currency ISO 4217 */
export function formatMoney(amount: number, currency: string): string {
  const cents = Math.round(amount * 100);
  const fraction = cents % 100 === 0 ? 0 : 2;
  const sign = signs[currency];
  if (sign === undefined) return formatOf(currency, fraction).format(cents / 100);
  const [whole = '', rest] = Math.abs(cents / 100)
    .toFixed(fraction)
    .split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${sign}${rest === undefined ? grouped : `${grouped}.${rest}`}`;
}

function formatOf(currency: string, minimumFractionDigits: number): Intl.NumberFormat {
  const key = currency + minimumFractionDigits;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: 2 });
  formats.set(key, format);
  return format;
}
