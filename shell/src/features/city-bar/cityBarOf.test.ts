import type { Area, Destination, RouteData } from '@odysseus/contract';
import { menuOf } from '../navigation';
import { cityBarOf } from './cityBarOf';

const accent = { light: '#000000', dark: '#ffffff' };
const area = (key: string, parent?: string): Area => ({
  key,
  text: key,
  icon: 'map',
  path: `/${key}`,
  order: 10,
  accent,
  ...(parent ? { parent } : {}),
});
const route = (path: string, areaKey: string, icon = 'map', nav = true): RouteData => ({
  path,
  text: path,
  icon,
  type: path.startsWith('/app/') ? 'premium' : 'public',
  area: areaKey,
  nav,
});
const italy: Destination = {
  name: '@odysseus/italy',
  areas: [area('italy'), area('rome', 'italy'), area('bari', 'italy')],
};
const routes = [
  route('/italy', 'italy'),
  route('/italy/help', 'italy', 'life-buoy'),
  ...Array.from({ length: 9 }, (_, index) => route(`/rome/${index + 1}`, 'rome')),
  route('/app/rome/live', 'rome'),
  route('/bari', 'bari'),
  route('/rome-explore', 'landing', 'compass', false),
];
const menu = menuOf([], [italy], routes, { state: 'signedOut' }, { state: 'signedOut' });
const told = (areaKey: string, belongsTo?: string) => {
  const bar = cityBarOf(menu, { area: areaKey, ...(belongsTo ? { belongsTo } : {}) }, italy);
  const paths = (entries: readonly { readonly route: RouteData }[] = []) => entries.map((entry) => entry.route.path);
  return bar && { first: paths(bar.first), rest: paths(bar.rest), others: bar.others.map(({ key }) => key) };
};

it('puts the first of a city’s list into the line, with the emergency page of its country, and the rest behind', () => {
  const rome = {
    first: ['/rome/1', '/rome/2', '/rome/3', '/rome/4', '/rome/5', '/rome/6', '/rome/7', '/italy/help'],
    rest: ['/rome/8', '/rome/9', '/app/rome/live'],
    others: ['italy'],
  };
  expect(told('rome')).toEqual(rome);
  // A page for people from an advertisement stands in no list, and belongs to its city all the same.
  expect(told('landing', 'rome')).toEqual(rome);
});

it('leads from a country to its cities, and stands on no page of the shell', () => {
  expect(told('italy')).toEqual({ first: ['/italy', '/italy/help'], rest: [], others: ['rome', 'bari'] });
  expect(cityBarOf(menu, { area: 'main' }, undefined)).toBeUndefined();
});

describe('of a city of which much is in preparation', () => {
  const london: Destination = { name: '@odysseus/london', areas: [area('london')] };
  const barOf = (...entries: readonly RouteData[]) => {
    const bar = cityBarOf(
      menuOf([], [london], entries, { state: 'signedOut' }, { state: 'signedOut' }),
      { area: 'london' },
      london,
    );
    return bar && [...bar.first, ...bar.rest].map((entry) => entry.route.path);
  };
  const later = (path: string, icon?: string): RouteData => ({ ...route(path, 'london', icon), preparation: true });

  it('leads to what is written, and to the emergency page whatever else that tells one day', () => {
    const entries = [
      later('/tube'),
      route('/london', 'london'),
      later('/safety', 'life-buoy'),
      route('/gems', 'london'),
    ];
    expect(barOf(...entries)).toEqual(['/london', '/safety', '/gems']);
  });

  it('leads from a country to no city of which nothing is written', () => {
    const all = [route('/italy', 'italy'), route('/rome', 'rome'), { ...route('/bari', 'bari'), preparation: true }];
    const own = menuOf([], [italy], all, { state: 'signedOut' }, { state: 'signedOut' });
    expect(cityBarOf(own, { area: 'italy' }, italy)?.others.map(({ key }) => key)).toEqual(['rome']);
  });

  it('leads to all of it where nothing is written', () => {
    expect(barOf(later('/tube'), later('/tea'))).toEqual(['/tube', '/tea']);
  });
});

it('offers no choice of one', () => {
  const alone: Destination = { name: '@odysseus/athens', areas: [area('athens')] };
  const one = menuOf([], [alone], [route('/athens', 'athens')], { state: 'signedOut' }, { state: 'signedOut' });
  expect(cityBarOf(one, { area: 'athens' }, alone)).toBeUndefined();
});
