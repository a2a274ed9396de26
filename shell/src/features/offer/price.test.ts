import { formatPrice, pricePerDay } from './price';

describe('prices', () => {
  it.each([
    [1990, 'EUR', '€19.90'],
    [0, 'EUR', '€0.00'],
    [4990, 'GBP', '£49.90'],
  ])('%i %s is %s', (amount, currency, text) => {
    expect(formatPrice(amount, currency)).toBe(text);
  });

  it('knows currencies without cents', () => {
    expect(formatPrice(1990, 'JPY')).toMatch(/1,990/);
  });

  it('are rounded to a cent by the day', () => {
    expect(pricePerDay({ amount: 4990, currency: 'EUR', days: 365 })).toBe('€0.14');
  });
});
