import type { TripPlace } from '@odysseus/contract';
import { latLng } from '../../distance/points';
import { arrivalProblem, priceText, sumOfPrices, visitPrice, visitState, walkTo } from '../index';

/** From Monday, 30 November 2026, for ten weeks: `o` open by day, `c` closed, `n` open into the night. */
const calendar = (week: string, exceptions: Readonly<Record<number, string>> = {}): TripPlace['calendar'] => {
  const letters: Readonly<Record<string, string>> = { o: 'a', c: 'b', n: 'c', t: 'd' };
  const days = Array.from({ length: 70 }, (_, index) => letters[exceptions[index] ?? week[index % 7] ?? 'c'] ?? 'b');
  return {
    from: '2026-11-30',
    days: days.join(''),
    patterns: [
      [[540, 1080]],
      [],
      [[1080, 1560]],
      [
        [600, 780],
        [900, 1140],
      ],
    ],
  };
};
const monday = '2026-11-30' as const;
const tuesday = '2026-12-01' as const;

describe('what a visit finds at the door', () => {
  const museum = calendar('cooooooo'.slice(0, 7));
  const visit = (change: Partial<Parameters<typeof visitState>[1]> = {}) => ({
    date: tuesday as `${number}-${number}-${number}`,
    minutes: 120,
    ...change,
  });

  it.each([
    ['a street', {}, visit(), { is: 'always' }],
    ['a place that is shut', { shut: true, calendar: museum }, visit(), { is: 'shut' }],
    ['a day without a date', { calendar: museum }, visit({ date: undefined }), { is: 'undated' }],
    ['a day beyond what is known', { calendar: museum }, visit({ date: '2029-01-01' }), { is: 'unknown' }],
    ['an open day', { calendar: museum }, visit(), { is: 'open' }],
    ['an open time', { calendar: museum }, visit({ at: '09:00' }), { is: 'open' }],
    ['a time too early', { calendar: museum }, visit({ at: '08:00' }), { is: 'early', instead: '09:00' }],
    ['a time too late', { calendar: museum }, visit({ at: '18:00' }), { is: 'late', instead: '16:00' }],
    [
      'a time too near to closing',
      { calendar: museum },
      visit({ at: '17:00' }),
      { is: 'tooLong', closes: '18:00', minutesLeft: 60, instead: '16:00' },
    ],
    ['a pause at noon', { calendar: calendar('ttttttt') }, visit({ at: '13:30' }), { is: 'early', instead: '15:00' }],
    [
      'its closing day',
      { calendar: museum },
      visit({ date: monday, otherDays: [monday, tuesday] }),
      { is: 'closed', weekday: 1, everyWeek: true, otherDay: tuesday, nextOpen: tuesday },
    ],
    [
      'a feast of the city’s patron',
      { calendar: calendar('ooooooo', { 1: 'c' }) },
      visit({ otherDays: [] }),
      { is: 'closed', weekday: 2, everyWeek: false, otherDay: undefined, nextOpen: '2026-12-02' },
    ],
    ['an evening', { calendar: calendar('nnnnnnn') }, visit({ at: '22:00' }), { is: 'open' }],
    [
      'after midnight of that evening',
      { calendar: calendar('ncccccc') },
      visit({ date: monday, at: '00:30', minutes: 60 }),
      { is: 'open' },
    ],
    [
      'too long after midnight',
      { calendar: calendar('ncccccc') },
      visit({ date: monday, at: '01:30', minutes: 60 }),
      { is: 'tooLong', closes: '02:00', minutesLeft: 30 },
    ],
    ['in the night of a closed day', { calendar: calendar('ccccccc') }, visit({ at: '00:30' }), { is: 'closed' }],
    ['past the night’s end', { calendar: calendar('nnnnnnn') }, visit({ at: '03:00' }), { is: 'late' }],
  ] as const)('%s', (_what, place, when, expected) => {
    expect(visitState(place as Pick<TripPlace, 'calendar' | 'shut'>, when)).toMatchObject(expected);
  });

  it('is open through midnight where the next day begins open', () => {
    const always = { from: '2026-11-30', days: 'aaaaaaaaaa', patterns: [[[0, 1440] as [number, number]]] };
    expect(visitState({ calendar: always }, visit({ at: '23:30' }))).toMatchObject({ is: 'open' });
  });
});

describe('what a party pays', () => {
  const price = [
    { amount: 22, currency: 'EUR', who: 'Adults', residency: 'elsewhere' },
    { amount: 15, currency: 'EUR', who: 'Adults of the EEA', residency: 'eea' },
    { amount: 0, currency: 'EUR', who: 'Under 18', ages: [0, 17] as [number, number] },
  ];
  const told = (
    place: Pick<TripPlace, 'price' | 'general'>,
    ages: number[],
    residency: 'eea' | 'elsewhere' | 'unknown',
  ) => {
    const found = visitPrice(place, { ages, residency }, 12);
    return found && priceText(found);
  };

  it.each([
    ['two adults and a child', { price }, [40, 38, 9], 'elsewhere', '€44'],
    ['who did not say where they live', { price }, [40], 'unknown', '€15 to €22'],
    ['nobody in particular', { price }, [], 'elsewhere', '€22'],
    ['a child', { price }, [9], 'eea', 'free'],
    ['what nobody read', { price, general: ['price'] }, [40], 'eea', 'about €15'],
    ['a fare that is not told', { price: price.slice(2) }, [40], 'eea', undefined],
    ['a currency that came later', { price: [{ amount: 9, currency: 'XYZ', who: 'All' }] }, [40], 'eea', undefined],
    [
      'a currency that came later beside another',
      {
        price: [
          { amount: 9, currency: 'XYZ', who: 'All', product: 'Tower' },
          { amount: 5, currency: 'EUR', who: 'All', product: 'Crypt' },
        ],
      },
      [40],
      'eea',
      undefined,
    ],
    [
      'two currencies',
      {
        price: [
          { amount: 9, currency: 'GBP', who: 'Adults', ages: [18, 120] as [number, number] },
          { amount: 5, currency: 'EUR', who: 'Under 18', ages: [0, 17] as [number, number] },
        ],
      },
      [40, 9],
      'eea',
      undefined,
    ],
    [
      'a residency that came later',
      { price: [...price, { amount: 3, currency: 'EUR', who: 'Residents', residency: 'city' }] },
      [40],
      'eea',
      '€15',
    ],
  ] as const)('%s', (_what, place, ages, residency, expected) => {
    expect(told(place as Pick<TripPlace, 'price' | 'general'>, [...ages], residency)).toBe(expected);
  });

  it('is added up by currency, with about where one part of it is', () => {
    const sums = sumOfPrices([
      { least: 10, most: 12, currency: 'EUR', general: false },
      { least: 5, most: 5, currency: 'EUR', general: true },
      { least: 7, most: 7, currency: 'GBP', general: false },
    ]);
    expect(sums.map(priceText)).toEqual(['about €15 to €17', '£7']);
  });

  it('names nothing where one may pay nothing', () => {
    const price = { least: 0, most: 11, currency: 'EUR', general: true } as const;
    expect(priceText(price)).toBe('free to about €11');
    expect(priceText({ ...price, general: false })).toBe('free to €11');
  });
});

it('tells how late one comes, over midnight too', () => {
  expect(arrivalProblem({ at: '10:00', minutes: 90 }, { at: '11:30', minutes: 30 }, 15)).toBe(15);
  expect(arrivalProblem({ at: '10:00', minutes: 60 }, { at: '11:30', minutes: 30 }, 15)).toBeUndefined();
  expect(arrivalProblem({ at: '23:00', minutes: 60 }, { at: '00:30', minutes: 30 }, 15)).toBeUndefined();
  expect(arrivalProblem({ minutes: 60 }, { at: '00:30', minutes: 30 }, 15)).toBeUndefined();
});

it('tells a walk from points alone', () => {
  expect(walkTo(latLng(48.86, 2.33), latLng(48.86, 2.34))?.minutes).toBe(12);
  expect(walkTo(undefined, latLng(48.86, 2.34))).toBeUndefined();
});
