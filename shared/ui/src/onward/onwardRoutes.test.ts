import type { RouteData } from '@odysseus/contract';
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
