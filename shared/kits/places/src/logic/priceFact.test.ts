import type { Place } from '@odysseus/model';
import { productsOf } from '@odysseus/model';
import { leastPaid, priceFact, twoAdultsPay } from './priceFact';

const adults = { amount: 22, currency: 'EUR', who: 'Adults', ages: [18, 120] } as const;
const children = { amount: 0, currency: 'EUR', who: 'Under 18', ages: [0, 17] } as const;
const nobody = { ages: [], residency: 'unknown' } as const;
const fact = (price: readonly object[], party: Parameters<typeof priceFact>[1] = nobody, more: object = {}) =>
  priceFact({ price: price as Place['price'], ...more }, party, 6);

describe('what a place costs on a closed card', () => {
  it('is the full fare where nobody told who travels, and never a child’s', () => {
    expect(fact([adults, children])).toBe('about €22');
  });

  it('says from what to what where it hangs on where one lives, and one sum once that is told', () => {
    const price = [
      { ...adults, residency: 'eea' },
      { ...adults, amount: 32, residency: 'elsewhere' },
    ];
    expect(fact(price)).toBe('about €22 to €32');
    expect(fact(price, { ages: [], residency: 'elsewhere' })).toBe('about €32');
  });

  it('is left out where there is no entrance to pay for, unless somebody read that it is free', () => {
    const free = [{ amount: 0, currency: 'EUR', who: 'Everybody' }];
    for (const kind of ['street', 'market', 'shop', 'bar'] as const)
      expect(fact(free, nobody, { kind })).toBeUndefined();
    expect(fact(free, nobody, { kind: 'museum' })).toBe('usually free');
    const known = { price: { how: 'official', host: 'example.com', on: '2026-11-21' } };
    expect(fact(free, nobody, { kind: 'market', known })).toBe('Free');
    expect(fact([adults], nobody, { kind: 'bar' })).toBe('about €22');
  });

  it('adds up the party', () => {
    expect(fact([adults, children], { ages: [40, 38, 7], residency: 'unknown' })).toBe('about €44 for 3');
    expect(fact([adults, children], { ages: [7], residency: 'unknown' })).toBe('usually free');
  });

  it('tells the span of several products, not their sum', () => {
    const price = [
      { ...adults, product: 'Lift' },
      { ...adults, amount: 14.8, product: 'Stairs' },
    ];
    expect(fact(price)).toBe('about €14.80 to €22');
  });

  it('tells what a meal usually costs, and nothing where nothing is known', () => {
    expect(fact([], nobody, { costs: { from: 25, to: 40, currency: 'EUR', for: 'Three courses' } })).toBe(
      'about €25 to €40',
    );
    expect(fact([])).toBeUndefined();
  });

  it('is free where everybody enters free, and surely so where that was read', () => {
    const read = { how: 'official', at: 'louvre.fr', read: '2026-11-01' };
    expect(fact([{ amount: 0, currency: 'EUR', who: 'Everybody' }])).toBe('usually free');
    expect(fact([{ amount: 0, currency: 'EUR', who: 'Everybody' }], nobody, { known: { price: read } })).toBe('Free');
  });

  it('says what is free of a place that sells something besides', () => {
    const church = [
      { amount: 0, currency: 'EUR', who: 'Everyone', product: 'Nave' },
      { ...adults, product: 'Towers' },
      { ...children, product: 'Towers' },
    ] as const;
    expect(fact(church)).toBe('Free or about €22');
    expect(fact(church, { ages: [40, 7], residency: 'eea' })).toBe('Free or about €22 for 2');
    expect(leastPaid({ price: church as unknown as Place['price'] }, nobody, 6)).toEqual({
      amount: 0,
      currency: 'EUR',
    });
  });

  it('takes nothing for free of which only the fare of children is known', () => {
    expect(fact([children])).toBeUndefined();
    expect(leastPaid({ price: [children] as unknown as Place['price'] }, nobody, 6)).toBeUndefined();
  });
});

describe('what two adults pay together', () => {
  const pay = (price: readonly object[], residency: 'unknown' | 'eea' | 'elsewhere' = 'unknown') => {
    const [product] = productsOf(price as Place['price']);
    return product && twoAdultsPay({}, product, residency, 6);
  };
  const byHome = [
    { ...adults, residency: 'eea' },
    { ...adults, amount: 32, residency: 'elsewhere' },
  ];

  it('is one sum, or both where it hangs on where they live and that is not told', () => {
    expect(pay([adults, children])).toBe('about €44');
    expect(pay(byHome)).toBe('about €44 or €64');
    expect(pay(byHome, 'elsewhere')).toBe('about €64');
  });

  it('is not told where they enter free, or nobody knows what adults pay', () => {
    expect(pay([{ ...adults, amount: 0 }])).toBeUndefined();
    expect(pay([children])).toBeUndefined();
  });
});
