import type { Currency } from '@odysseus/model';
import { sampleCorpus } from '../../testing/sampleCorpus';
import type { CorpusPlace } from '../corpus';
import { prepareGuide } from '../guide';
import type { AskContext } from '../types';
import type { Wish } from '../understanding/memory';
import { findPlaces, rangeOf } from './findPlaces';

const corpus = sampleCorpus();
const [example] = corpus.places;
if (!example) throw new Error('The sample guide has no place');

const context: AskContext = {
  now: new Date('2026-11-24T10:00:00+01:00'),
  plan: [],
  residency: 'elsewhere',
  ages: [],
  history: [],
};

type Sum = readonly [amount: number, currency: Currency];

const museum = (id: string, [amount, currency]: Sum): CorpusPlace => ({
  ...example,
  id,
  name: id,
  kind: 'museum',
  tags: [],
  told: [],
  price: [{ amount, currency, who: 'Adults' }],
});

const restaurant = (id: string, [amount, currency]: Sum): CorpusPlace => ({
  ...example,
  id,
  name: id,
  kind: 'restaurant',
  tags: [],
  price: [],
  told: [
    {
      screen: 'Dining',
      path: '/dining',
      group: 'Bistros',
      entry: {
        place: id,
        why: 'For its kitchen.',
        notes: [{ label: 'What you pay', about: ['price'], text: 'A menu.', meal: { amount, currency } }],
      },
    },
  ],
});

/** What is found in a city that has these places alone. */
function found(places: readonly CorpusPlace[], wish: Partial<Wish>): string[] {
  const guide = prepareGuide({ ...corpus, places: [...places] });
  return findPlaces(guide, { kinds: [], about: [], ...wish }, {}, context).map(({ place }) => place.id);
}

describe('What counts as cheap', () => {
  it.each<[Currency, readonly number[], readonly string[]]>([
    ['EUR', [12, 12.5], ['12']],
    ['GBP', [10, 10.5, 12], ['10']],
  ])('is an entry up to a limit of its own in %s', (currency, amounts, expected) => {
    const museums = amounts.map((amount) => museum(String(amount), [amount, currency]));
    expect(found(museums, { kinds: ['museum'], cheap: true })).toEqual(expected);
  });

  it.each<[Currency, readonly number[], readonly string[]]>([
    ['EUR', [20, 21], ['20']],
    ['GBP', [17, 18, 20], ['17']],
  ])('is a meal up to a limit of its own in %s', (currency, amounts, expected) => {
    const restaurants = amounts.map((amount) => restaurant(String(amount), [amount, currency]));
    expect(found(restaurants, { kinds: ['restaurant'], cheap: true })).toEqual(expected);
  });
});

describe("A price in another currency than the city's", () => {
  const places = [
    museum('dear', [30, 'EUR']),
    museum('low', [8, 'EUR']),
    museum('abroad', [5, 'GBP']),
    restaurant('bistro', [15, 'EUR']),
    restaurant('diner', [5, 'GBP']),
  ];

  it.each<[Partial<Wish>, readonly string[]]>([
    [{ kinds: ['museum'], cheap: true }, ['low']],
    [{ kinds: ['museum'], under: 20 }, ['low']],
    [{ kinds: ['restaurant'], cheap: true }, ['bistro']],
    [{ kinds: ['restaurant'], under: 20 }, ['bistro']],
    [{ kinds: ['museum'] }, ['abroad', 'dear', 'low']],
  ])('is held against no limit: %j', (wish, expected) => {
    expect(found(places, wish).sort()).toEqual(expected);
  });

  it('has no place among others by what they cost', () => {
    const guide = prepareGuide({ ...corpus, places });
    const ranges = places.map((place) => rangeOf(guide, place, {}, context)?.least);
    expect(ranges).toEqual([30, 8, undefined, 15, undefined]);
  });
});
