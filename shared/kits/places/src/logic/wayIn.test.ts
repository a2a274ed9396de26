import type { CompiledPlace } from '@odysseus/model';
import { samplePlace } from '@odysseus/model/testing';
import { isBookedAtHouse, wayIn } from './wayIn';

const url = 'https://seller.example/en';
const fare = (amount: number) => ({ amount, currency: 'EUR' as const, who: 'Adults' });
const usual = (what: string) => ({ from: 8, currency: 'EUR' as const, for: what });
const tourists = { title: 'Tourist office', url: 'https://tourists.example' };
const place = (change: Partial<CompiledPlace>) => samplePlace('house', change);

it.each<[string, Partial<CompiledPlace>, ReturnType<typeof wayIn>]>([
  ['one must book', { booking: { needed: 'required', url } }, { by: 'booking', url }],
  ['one should book', { booking: { needed: 'advised', url }, price: [fare(0)] }, { by: 'booking', url }],
  ['tickets are sold', { booking: { needed: 'no', url }, price: [fare(0), fare(7)] }, { by: 'tickets', url }],
  [
    'a ticket usually costs something',
    { booking: { needed: 'no', url }, costs: usual('Adult') },
    { by: 'tickets', url },
  ],
  ['everybody enters free', { booking: { needed: 'no', url }, price: [fare(0)] }, undefined],
  ['nobody knows what is paid', { booking: { needed: 'no', url } }, undefined],
  ['a drink is paid', { kind: 'bar', booking: { needed: 'no', url }, costs: usual('A cocktail') }, undefined],
  ['one walks in', { price: [fare(7)] }, undefined],
  [
    'one must book at the house, which has a telephone',
    { booking: { needed: 'required' }, phone: '06 5803 4567' },
    { by: 'telephone', number: '06 5803 4567' },
  ],
  [
    'one must book at the house, which has a page of its own',
    { booking: { needed: 'required' }, links: [tourists, { title: 'Tables of the house', url, own: true }] },
    { by: 'ownPage', url },
  ],
  [
    'one must book at a house that others alone tell of',
    { name: 'Tourist office', booking: { needed: 'required' }, links: [tourists] },
    undefined,
  ],
  ['one need not book, and it has a telephone', { booking: { needed: 'no' }, phone: '06 5803 4567' }, undefined],
])('leads in where %s', (_when, change, way) => {
  expect(wayIn(place(change))).toEqual(way);
});

it.each<[boolean, string, Partial<CompiledPlace>]>([
  [true, 'it sells nothing on the web', { booking: { needed: 'required', leadTime: '2 months' } }],
  [false, 'its number stands there', { booking: { needed: 'required' }, phone: '06 5803 4567' }],
  [false, 'its page stands there', { booking: { needed: 'required' }, links: [{ title: 'Tables', url, own: true }] }],
  [false, 'it sells on the web', { booking: { needed: 'required', url } }],
  [false, 'nobody has to book', { booking: { needed: 'no' } }],
])('says %s that one writes or telephones, where %s', (told, _when, change) => {
  expect(isBookedAtHouse(place(change))).toBe(told);
});
