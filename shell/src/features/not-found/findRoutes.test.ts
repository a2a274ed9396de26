import type { RouteData } from '@odysseus/contract';
import { nearestRoutes, searchRoutes } from './findRoutes';

const route = (path: string, text: string, area: string): RouteData => ({
  path,
  text,
  icon: 'map',
  type: 'public',
  area,
  nav: true,
});
const routes = [
  route('/metro', 'Metro', 'paris'),
  route('/museums', 'Museums', 'paris'),
  route('/monuments', 'Monuments', 'paris'),
  route('/italy/rome', 'Rome overview', 'rome'),
  route('/italy/naplesmaps', 'Naples map', 'naples'),
  route('/italy/safety', 'Safety', 'italy'),
  route('/safety', 'Safety', 'paris'),
  route('/london/tube', 'Tube', 'london'),
];
const areaText = (key: string) => ({ paris: 'Paris', rome: 'Rome', naples: 'Naples', london: 'London' })[key] ?? '';
const paths = (found: readonly RouteData[]) => found.map(({ path }) => path);

describe('nearestRoutes', () => {
  it.each([
    ['/museum', '/museums'],
    ['/italy/naples-map', '/italy/naplesmaps'],
    ['/rome', '/italy/rome'],
    ['/monumets', '/monuments'],
    ['/parissafety', '/safety'],
    ['/london-tube', '/london/tube'],
  ])('%s may mean %s', (asked, meant) => {
    expect(paths(nearestRoutes(asked, routes, 3))[0]).toBe(meant);
  });

  it('offers nothing for an address that looks like none', () => {
    expect(nearestRoutes('/qqqq-zzzz', routes, 3)).toEqual([]);
  });
});

describe('searchRoutes', () => {
  it.each([
    ['metro', '/metro'],
    ['métro', '/metro'],
    ['Muesums', '/museums'],
    ['paris museums', '/museums'],
    ['rom', '/italy/rome'],
    ['london tube', '/london/tube'],
  ])('"%s" finds %s first', (query, path) => {
    expect(paths(searchRoutes(query, routes, areaText, 5))[0]).toBe(path);
  });

  it('needs every word to fit', () => {
    expect(paths(searchRoutes('london museums', routes, areaText, 5))).not.toContain('/museums');
    expect(searchRoutes('   ', routes, areaText, 5)).toEqual([]);
  });
});
