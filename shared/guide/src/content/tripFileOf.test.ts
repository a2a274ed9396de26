import { latLng, type CompiledPlace, type CompiledPlaceList } from '@odysseus/model';
import { tripFileOf } from './tripFileOf';

const place = (id: string, change: Partial<CompiledPlace> = {}): CompiledPlace => ({
  id,
  name: `The ${id}`,
  kind: 'museum',
  coordinates: latLng(48.86, 2.34),
  address: '1 Secret Street',
  area: 'Hidden Quarter',
  nearestStops: [],
  visitMinutes: 30,
  price: [],
  access: { stepFree: 'no' },
  summary: `Summary of ${id}`,
  body: `Body of ${id}`,
  tips: [],
  warnings: [],
  tags: [],
  ...change,
});
const list = (access: 'public' | 'premium', ...places: CompiledPlace[]): CompiledPlaceList => ({
  kind: 'places',
  access,
  title: 'Sights',
  lead: 'A lead.',
  edited: '2026-11-21',
  introduction: ['Words.'],
  groups: [],
  blocks: [],
  city: { key: 'testville', name: 'Testville', country: 'FR', timezone: 'Europe/Paris', centre: latLng(48.85, 2.35) },
  places: Object.fromEntries(places.map((one) => [one.id, one])),
  light: {},
});

it('tells of a public place what a day is planned by, and which of it is known in general alone', () => {
  const arch = place('arch', {
    calendar: { from: '2026-11-21', days: 'a', patterns: [[[600, 1080]]] },
    price: [
      { amount: 10, currency: 'EUR', who: 'Adults' },
      { amount: 5, currency: 'EUR', who: 'In the evening', from: { at: '18:00' } },
    ],
    booking: { needed: 'required', opens: { daysBefore: 30, at: '09:00' } },
    known: { hours: { how: 'official', host: 'arch.example', on: '2026-11-21' } },
  });
  expect(tripFileOf([{ path: '/sights', screen: list('public', arch) }])).toEqual({
    schemaVersion: 1,
    cities: [{ key: 'testville', name: 'Testville', timezone: 'Europe/Paris' }],
    places: [
      {
        id: 'testville/arch',
        name: 'The arch',
        path: '/sights#arch',
        coordinates: [48.86, 2.34],
        address: '1 Secret Street',
        minutes: 30,
        calendar: { from: '2026-11-21', days: 'a', patterns: [[[600, 1080]]] },
        general: ['price'],
        price: [{ amount: 10, currency: 'EUR', who: 'Adults' }],
        booking: { needed: 'required', opens: { daysBefore: 30, at: '09:00' } },
      },
    ],
  });
});

it('holds nothing of a premium place', () => {
  const file = JSON.stringify(tripFileOf([{ path: '/app/gems', screen: list('premium', place('crypt')) }]));
  expect(file).not.toMatch(/crypt|Secret|Hidden/);
});
