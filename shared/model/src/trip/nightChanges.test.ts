import { applyWrites, dayAdded, emptyTrip, nightsOf, nightsSet, stampAfter, tripView, type Trip } from './index';

let clock = 0;
const four = ['a', 'b', 'c', 'd'].reduce<Trip>(
  (trip, id) => applyWrites(trip, dayAdded(trip, id), stampAfter('', (clock += 1), 'here')),
  emptyTrip,
);
const set = (trip: Trip, ...rest: Parameters<typeof nightsSet> extends [unknown, ...infer R] ? R : never): Trip =>
  applyWrites(trip, nightsSet(tripView(trip), ...rest), stampAfter('', (clock += 1), 'here'));
/** 'Lutetia paris ab | Savoy c' */
const told = (trip: Trip): string =>
  nightsOf(tripView(trip))
    .map(({ name, city, days }) => [name, city, days.join('')].filter(Boolean).join(' '))
    .join(' | ');

const lutetia = { name: ' Lutetia ', city: 'paris' };

it('lays a stay on its nights, and one of another city after it', () => {
  const trip = set(set(four, lutetia, ['a', 'c']), { name: 'Savoy', city: 'london' }, ['d', 'd']);
  expect(told(trip)).toBe('Lutetia paris abc | Savoy london d');
});

it.each([
  ['shorter', ['b', 'b'], 'Lutetia paris b'],
  ['moved', ['c', 'd'], 'Lutetia paris cd'],
  ['told the wrong way round', ['d', 'b'], 'Lutetia paris bcd'],
] as const)('a stay that is %s leaves no night behind', (_what, span, expected) => {
  expect(told(set(set(four, lutetia, ['a', 'c']), lutetia, span, ['a', 'b', 'c']))).toBe(expected);
});

it('goes with its name, and leaves other stays', () => {
  const trip = set(set(four, lutetia, ['a', 'b']), { name: 'Savoy' }, ['c', 'd']);
  expect(told(set(trip, undefined, ['a', 'b'], ['a', 'b']))).toBe('Savoy cd');
  expect(told(set(trip, { name: '  ' }, ['a', 'b'], ['a', 'b']))).toBe('Savoy cd');
});

it('a night elsewhere parts a stay in two', () => {
  expect(told(set(set(four, lutetia, ['a', 'c']), { name: 'Tent' }, ['b', 'b']))).toBe(
    'Lutetia paris a | Tent b | Lutetia paris c',
  );
});
