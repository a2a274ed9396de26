import type { TripCity } from '@odysseus/contract';
import { latLng, type LatLng } from '@odysseus/model';
import type { TripStop } from '@odysseus/model/trip';
import { dayMapLinks } from './dayMapLinks';

const cities = new Map<string, TripCity>([
  ['paris', { key: 'paris', name: 'Paris', timezone: 'Europe/Paris', map: '/parismap' }],
  ['london', { key: 'london', name: 'London', timezone: 'Europe/London' }],
]);
const stop = (city: string, coordinates?: LatLng): TripStop => ({
  id: `${city}/x`,
  stamp: '',
  name: 'x',
  place: `${city}/x`,
  city,
  order: 1,
  ...(coordinates ? { coordinates } : {}),
});

it('shows the trip alone on each city’s map, from south to north and west to east of the day', () => {
  const [link, ...more] = dayMapLinks(
    [stop('paris', latLng(48.84, 2.3)), stop('paris', latLng(48.88, 2.36)), stop('london')],
    cities,
  );
  expect(more).toEqual([]);
  expect(link?.city).toBe('Paris');
  const address = new URL(link?.to ?? '', 'https://x.example');
  expect(address.pathname).toBe('/parismap');
  expect(address.searchParams.get('show')).toBe('trip');
  const [latitude, longitude, zoom = 0] = (address.searchParams.get('at') ?? '').split(',').map(Number);
  expect([latitude, longitude]).toEqual([48.86, 2.33]);
  // 4.4 km from north to south on 200 pixels.
  expect((78_271.5 * Math.cos((48.86 * Math.PI) / 180) * 200) / 2 ** zoom).toBeCloseTo(4_448, -2);
});

it('names no part of the map where nobody knows where the stops are, and goes no nearer than a street', () => {
  expect(dayMapLinks([stop('paris')], cities)).toEqual([{ city: 'Paris', to: '/parismap?show=trip' }]);
  expect(dayMapLinks([stop('paris', latLng(48.86, 2.33))], cities)[0]?.to).toMatch(
    /^\/parismap\?show=trip&at=48\.86000,2\.33000,14\.\d\d$/,
  );
});

it('leads nowhere from a day of no places of a city', () => {
  const { place: _place, ...meal } = stop('paris', latLng(48.86, 2.33));
  expect(dayMapLinks([meal], cities)).toEqual([]);
});
