import type { Area, RouteData } from '@odysseus/contract';
import type { ReleaseSnapshot, RemoteRoute } from '../../../services/remotes';
import { liveAssistants, readableCities } from './readableCities';

const accent = { light: '#000000', dark: '#ffffff' };
const area = (text: string, order: number, parent?: string): Area => ({
  key: text.toLowerCase(),
  text,
  icon: 'map',
  path: `/${text.toLowerCase()}`,
  order,
  accent,
  ...(parent === undefined ? {} : { parent }),
});
const route = (path: string, city: string, more: Partial<RouteData> = {}): RouteData => ({
  path,
  text: path,
  icon: 'map',
  type: 'public',
  area: city,
  nav: true,
  ...more,
});
const released = (routes: readonly RouteData[], complete = true): ReleaseSnapshot => {
  const all = routes.map((own) => ({ remote: own.area, route: own }) as unknown as RemoteRoute);
  return {
    destinations: [
      { name: 'italy', areas: [area('Milan', 30, 'italy'), area('Italy', 20), area('Rome', 10, 'italy')] },
      { name: 'paris', areas: [area('Paris', 10)] },
      { name: 'london', areas: [area('London', 30)] },
    ],
    routes: all,
    complete,
    failed: false,
    find: (path) => all.find((one) => one.route.path === path),
  };
};
const overviews = [
  route('/paris', 'paris'),
  route('/italy', 'italy'),
  route('/rome', 'rome'),
  route('/milan', 'milan', { preparation: true }),
  route('/london', 'london'),
];
const namesOf = (snapshot: ReleaseSnapshot) => readableCities(snapshot).map(({ text }) => text);

it('names what can be read, in the order of the menu, cities behind their country', () => {
  expect(namesOf(released(overviews))).toEqual(['Paris', 'Italy', 'Rome', 'London']);
});

it('names no city within a country while it is not known what is written of it', () => {
  expect(namesOf(released([], false))).toEqual(['Paris', 'Italy', 'London']);
});

it('finds the assistants that answer, and none that is still to come', () => {
  const assistant = { assistant: true, type: 'premium' } as const;
  const routes = [
    ...overviews,
    route('/app/london/ask', 'london', { ...assistant, preparation: true }),
    route('/app/rome/ask', 'rome', assistant),
    route('/app/ask', 'paris', assistant),
  ];
  expect(liveAssistants(released(routes))).toEqual([
    { city: 'Paris', path: '/app/ask' },
    { city: 'Rome', path: '/app/rome/ask' },
  ]);
  expect(liveAssistants(released(overviews))).toEqual([]);
});
