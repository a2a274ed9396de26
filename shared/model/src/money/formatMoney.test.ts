import { formatMoney } from './formatMoney';

it.each(['EUR', 'GBP', 'USD'])('writes amounts of %s as browsers do in British English', (currency) => {
  for (const amount of [0, 0.05, 1, 2.5, 7.29, 12, 99.99, 100, 1_000, 1_250.5, 12_345_678.9, -3, -0.5, -1_234.56]) {
    const fraction = Number.isInteger(amount) ? 0 : 2;
    const format = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      minimumFractionDigits: fraction,
      maximumFractionDigits: 2,
    });
    expect(formatMoney(amount, currency)).toBe(format.format(amount));
  }
});
