import type { CompiledPlace } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { tripFileOf } from './tripFileOf';

const list = (access: 'public' | 'premium', ...places: CompiledPlace[]) => samplePlaceList(places, { access });

it('tells of a public place what a day is planned by, and which of it is known in general alone', () => {
  const arch = samplePlace('arch', {
    calendar: { from: '2026-11-21', days: 'a', patterns: [[[600, 1080]]] },
    price: [
      { amount: 10, currency: 'EUR', who: 'Adults' },
      { amount: 5, currency: 'EUR', who: 'In the evening', from: { at: '18:00' } },
    ],
    booking: { needed: 'required', leadTime: 'A week', leadDays: 7, opens: { daysBefore: 30, at: '09:00' } },
    metro: '/metro?to=arch',
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
        lat: 48.86,
        lng: 2.34,
        coordinates: [48.86, 2.34],
        address: '1 Secret Street',
        minutes: 30,
        calendar: { from: '2026-11-21', days: 'a', patterns: [[[600, 1080]]] },
        general: ['price'],
        price: [{ amount: 10, currency: 'EUR', who: 'Adults' }],
        metro: '/metro?to=arch',
        booking: { needed: 'required', leadTime: 'A week', leadDays: 7, opens: { daysBefore: 30, at: '09:00' } },
      },
    ],
  });
});

it('holds nothing of a premium place', () => {
  const file = JSON.stringify(tripFileOf([{ path: '/app/gems', screen: list('premium', samplePlace('crypt')) }]));
  expect(file).not.toMatch(/crypt|Secret|Hidden/);
});
