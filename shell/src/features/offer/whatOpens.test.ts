import type { Area, RouteData } from '@odysseus/contract';
import { whatOpens } from './whatOpens';

const area = (key: string, text: string, parent?: string): Area => ({
  ...(parent === undefined ? {} : { parent }),
  key,
  text,
  icon: 'map',
  path: `/${key}`,
  order: 1,
  accent: { light: '#000000', dark: '#ffffff' },
});
const route = (path: string, own: string, change: Partial<RouteData> = {}): RouteData => ({
  path,
  text: path.slice(1),
  icon: 'gem',
  type: 'premium',
  area: own,
  nav: true,
  ...change,
});
const destinations = [
  { areas: [area('paris', 'Paris')] },
  { areas: [area('italy', 'Italy'), area('rome', 'Rome', 'italy'), area('milan', 'Milan', 'italy')] },
];

test('counts by city what is live, and names the cities in which nothing is', () => {
  const opened = whatOpens(
    [
      route('/app/romefood', 'rome', { preparation: true }),
      route('/app/romegems', 'rome'),
      route('/app/dining', 'paris'),
      route('/museums', 'paris', { type: 'public' }),
      route('/app/live', 'paris'),
      // The country's own list is in preparation, and one of its cities is not.
      route('/app/cafe', 'italy', { preparation: true }),
      route('/app/milanfood', 'milan', { preparation: true }),
    ],
    destinations,
  );
  expect(opened.cities.map(({ name, screens }) => [name, screens.map(({ path }) => path)])).toEqual([
    ['Paris', ['/app/dining', '/app/live']],
    ['Rome', ['/app/romegems']],
  ]);
  expect(opened.preparing).toEqual(['Milan']);
});

test('says nothing of cities without premium screens', () => {
  expect(whatOpens([route('/paris', 'paris', { type: 'public' })], destinations)).toEqual({
    cities: [],
    preparing: [],
  });
});
