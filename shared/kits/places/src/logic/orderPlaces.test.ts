import { latLng, type CompiledPlace } from '@odysseus/model';
import { samplePlace } from '@odysseus/model/testing';
import { orderPlaces, type OrderedFrom } from './orderPlaces';

const place = (id: string, change: Partial<CompiledPlace> = {}) => ({
  place: samplePlace(id, { name: id, ...change }),
});
/** Half past twelve in Paris. */
const from: OrderedFrom = {
  timezone: 'Europe/Paris',
  now: new Date('2026-11-24T11:30:00Z'),
  here: undefined,
  party: { ages: [], residency: 'unknown' },
};
const open = (start: number, end: number): Pick<CompiledPlace, 'calendar'> => ({
  calendar: { from: '2026-11-24', days: 'a'.repeat(30), patterns: [[[start, end]]] },
});
const euros = (amount: number) => ({ amount, currency: 'EUR' as const, who: 'All' });
const ids = (ordered: readonly { readonly place: CompiledPlace }[]) => ordered.map((one) => one.place.id);

it('puts what is open first, then what shuts soon, then what opens soonest, and last what nobody knows', () => {
  const places = [
    place('unknown'),
    place('evening', open(1200, 1380)),
    place('soon shut', open(600, 780)),
    place('morning', open(540, 720)),
    place('open', open(600, 1080)),
    place('never', { calendar: { from: '2026-11-24', days: 'a'.repeat(30), patterns: [[]] } }),
    place('open too', open(0, 1440)),
  ];
  expect(ids(orderPlaces(places, 'open', from))).toEqual([
    'open',
    'open too',
    'soon shut',
    'evening',
    'morning',
    'never',
    'unknown',
  ]);
});

it('puts the nearest first, and leaves the guide’s order while nobody knows from where', () => {
  const places = [
    place('far', { coordinates: latLng(48.9, 2.34) }),
    place('near', { coordinates: latLng(48.861, 2.34) }),
    place('beside', { coordinates: latLng(48.8601, 2.34) }),
  ];
  expect(ids(orderPlaces(places, 'near', { ...from, here: latLng(48.86, 2.34) }))).toEqual(['beside', 'near', 'far']);
  expect(ids(orderPlaces(places, 'near', from))).toEqual(['far', 'near', 'beside']);
});

it('puts the cheapest a head first, by what the party pays where that is known, and last what has no price', () => {
  const family = { ages: [40, 8], residency: 'eea' as const };
  const places = [
    place('no price'),
    place('dinner', { costs: { from: 9, currency: 'EUR', for: 'A plate' } }),
    place('dear', { price: [euros(22)] }),
    place('free', { price: [euros(0)] }),
    place('for children', {
      price: [
        { ...euros(16), ages: [18, 120] },
        { ...euros(0), ages: [0, 17] },
      ],
    }),
  ];
  expect(ids(orderPlaces(places, 'price', from))).toEqual(['free', 'dinner', 'for children', 'dear', 'no price']);
  expect(ids(orderPlaces(places, 'price', { ...from, party: family }))).toEqual([
    'free',
    'for children',
    'dinner',
    'dear',
    'no price',
  ]);
});

it('holds no price against one in another currency', () => {
  const places = [
    place('no price'),
    place('pounds', { price: [{ amount: 5, currency: 'GBP', who: 'All' }] }),
    place('dear', { price: [euros(22)] }),
    place('cheap', { price: [euros(9)] }),
    place('free', { price: [{ amount: 0, currency: 'GBP', who: 'All' }] }),
  ];
  expect(ids(orderPlaces(places, 'price', from))).toEqual(['free', 'cheap', 'dear', 'pounds', 'no price']);
});
