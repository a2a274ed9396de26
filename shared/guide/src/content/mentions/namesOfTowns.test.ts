import { latLng, type City } from '@odysseus/model';
import { nameFinder } from './nameFinder';
import { addressesWithTowns, namesWithTowns, townsOf, type NamedCity } from './namesOfTowns';
import type { LeadingNames } from './namesThatLead';

const town = (key: string, name: string, names: LeadingNames): NamedCity => ({
  city: { key, name } as City,
  names: { public: names, premium: names },
  addresses: new Map(names[0].map(([, id]) => [id, `/${key}#${id}`])),
});
const rome = town('rome', 'Rome', [
  [
    ['Pantheon', 'pantheon'],
    ['Accademia', 'academy'],
    ['Old Gate', 'gate'],
  ],
  ['Termini'],
]);
const venice = town('venice', 'Venice', [[['Accademia', 'academy']], []]);
const own: LeadingNames = [[['Old Gate', 'old-gate']], ['Italy']];
const addresses = new Map([['old-gate', '/italy#old-gate']]);
const ledTo = (text: string, towns: readonly NamedCity[]): readonly (string | undefined)[] => {
  const all = addressesWithTowns(addresses, towns);
  return nameFinder(...namesWithTowns(own, towns, 'public'))(text).map(({ id }) => all.get(id ?? ''));
};

it('leads from a country to the places of its towns', () => {
  expect(ledTo('See the Pantheon first.', [rome])).toEqual(['/rome#pantheon']);
  expect(ledTo('Not at Termini.', [rome])).toEqual([undefined]);
});

it('leads nowhere from a name that stands in two towns, and to its own place before any of theirs', () => {
  expect(ledTo('See the Accademia first.', [rome])).toEqual(['/rome#academy']);
  expect(ledTo('See the Accademia first.', [rome, venice])).toEqual([undefined]);
  expect(ledTo('See the Old Gate first.', [rome])).toEqual(['/italy#old-gate']);
});

it('takes for towns those that the country names, and no others', () => {
  const towns = [{ name: 'Rome', centre: latLng(41.9, 12.5) }];
  expect(townsOf({ towns }, [rome, venice]).map(({ city }) => city.key)).toEqual(['rome']);
  expect(townsOf({}, [rome, venice])).toEqual([]);
});
