import { placeKinds, type Place } from '@odysseus/model';
import { hoursFact } from './hoursFact';
import { isVisited } from './isVisited';
import { kindsWith } from './kindTraits';
import { needsNoBooking } from './needsNoBooking';
import { paysForNoEntrance } from './paysForNoEntrance';
import { priceFact } from './priceFact';

const nobody = { ages: [], residency: 'unknown' } as const;
const freeOf = (kind: Place['kind']) =>
  priceFact({ kind, price: [{ amount: 0, currency: 'EUR', who: 'Everybody' }] }, nobody, undefined);

it.each<[string, (kind: Place['kind']) => boolean, string]>([
  [
    'is walked into',
    (kind) => needsNoBooking({ kind }),
    'bakery bridge cafe cemetery church garden market neighbourhood park passage shop square street transport viewpoint water',
  ],
  [
    'keeps hours',
    (kind) => hoursFact({ kind }) !== undefined,
    'bakery bar cafe cemetery church club garden library market museum restaurant shop theatre',
  ],
  [
    'tells its hours elsewhere',
    (kind) => hoursFact({ kind, hoursNote: 'By appointment' }) === undefined,
    'hotel service transport water',
  ],
  [
    'is free without being news',
    (kind) => freeOf(kind) === undefined,
    'bakery bar bridge cafe market neighbourhood passage restaurant service shop square street transport',
  ],
  ['sells what one spends there', paysForNoEntrance, 'bakery bar cafe hotel market restaurant shop'],
  ['is not visited', (kind) => !isVisited({ kind }), 'hotel transport'],
])('knows which kind of place %s', (_, holds, kinds) => {
  expect(placeKinds.filter(holds).sort()).toEqual(kinds.split(' '));
});

it('has no kind tell its hours in two ways', () => {
  const elsewhere = kindsWith('hoursElsewhere');
  expect([...kindsWith('hours')].filter((kind) => elsewhere.has(kind))).toEqual([]);
});
