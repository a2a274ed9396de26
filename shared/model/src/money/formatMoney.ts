/** '€12' or '€12.50'. @param amount in the currency's main unit @param currency ISO 4217 */
export function formatMoney(amount: number, currency: string): string {
  const cents = Math.round(amount * 100);
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}
