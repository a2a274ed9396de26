import type { RouteData } from '@odysseus/contract';
import { relatedTo } from './relatedTo';

const route = (path: string): RouteData => ({
  path,
  text: path,
  icon: 'map',
  type: path.startsWith('/app/') ? 'premium' : 'public',
  area: 'city',
  nav: true,
});
const siblings = ['/a', '/b', '/c', '/d', '/app/x', '/app/y'].map(route);
const told = (paths: readonly string[], hasPass: boolean) =>
  relatedTo(
    paths.map((path) => ({ path })),
    siblings,
    hasPass,
  ).map(({ tile }) => tile.path);

it('leads to what everybody may read before what is premium, and to both in turn with a pass', () => {
  const paths = ['/app/x', '/a', '/b', '/app/y', '/c', '/d'];
  expect(told(paths, false)).toEqual(['/a', '/b', '/c']);
  expect(told(paths, true)).toEqual(['/app/x', '/a', '/app/y']);
  expect(told(['/app/x', '/app/y', '/a'], false)).toEqual(['/a', '/app/x', '/app/y']);
  expect(told(['/a', '/b', '/c', '/app/x'], true)).toEqual(['/app/x', '/a', '/b']);
});

it('leaves out what the remote has no longer', () => {
  expect(told(['/gone', '/a'], false)).toEqual(['/a']);
});
