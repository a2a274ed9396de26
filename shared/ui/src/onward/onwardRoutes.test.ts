import type { Area, RouteData } from '@odysseus/contract';
import { onwardRoutes } from './onwardRoutes';

const route = (path: string, change: Partial<RouteData> = {}): RouteData => ({
  path,
  text: path,
  type: 'public',
  icon: 'map',
  area: 'paris',
  nav: true,
  ...change,
});
const dining = route('/dining', { type: 'premium' });
const list = [
  route('/paris'),
  route('/metro'),
  dining,
  route('/museums'),
  route('/soon', { preparation: true }),
  route('/gems', { type: 'premium' }),
  route('/rome', { area: 'rome' }),
  route('/hidden', { nav: false }),
];
const pathsFrom = (from: RouteData, routes = list) => onwardRoutes(from, routes).map(({ path }) => path);

it('leads on to three that everybody may read, from the place of the screen on', () => {
  expect(pathsFrom(dining)).toEqual(['/museums', '/paris', '/metro']);
  expect(pathsFrom(route('/soon', { preparation: true }))).toEqual(['/paris', '/metro', '/museums']);
});

it('begins with the first of the list for a screen that no menu shows', () => {
  expect(pathsFrom(route('/hidden', { nav: false }))).toEqual(['/paris', '/metro', '/museums']);
});

it('leads nowhere where nothing else can be read', () => {
  expect(pathsFrom(dining, [dining])).toEqual([]);
});

describe('where the list holds fewer than three', () => {
  const area = (key: string, order: number, parent?: string): Area => ({
    key,
    text: key,
    icon: 'map',
    path: `/${key}`,
    order,
    accent: { light: '#000000', dark: '#ffffff' },
    ...(parent === undefined ? {} : { parent }),
  });
  const areas = [
    area('italy', 20),
    area('rome', 10, 'italy'),
    area('milan', 30, 'italy'),
    area('london', 30),
    area('paris', 10),
  ];

  it('goes on to the overviews of the same destination that are written, then to others’, countries before cities within', () => {
    const coffee = route('/coffee', { area: 'italy', type: 'premium' });
    const italy = [
      route('/italy', { area: 'italy' }),
      coffee,
      route('/rome', { area: 'rome' }),
      route('/milan', { area: 'milan', preparation: true }),
    ];
    const from = (one: RouteData, routes: readonly RouteData[]) =>
      onwardRoutes(one, routes, areas).map(({ path }) => path);
    expect(from(coffee, italy)).toEqual(['/italy', '/rome', '/paris']);
    const london = route('/london', { area: 'london' });
    expect(from(london, [london])).toEqual(['/paris', '/italy', '/rome']);
  });
});
