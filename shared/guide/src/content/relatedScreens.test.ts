import { relatedScreenProblems, withRelatedScreens } from './relatedScreens';
import type { ScreenRoute } from './screenRoute';

const route = (path: string, change: Partial<ScreenRoute> & { area?: string; preparation?: boolean } = {}) => {
  const { area = 'city', preparation, ...more } = change;
  return {
    data: {
      path,
      text: path,
      icon: 'map',
      type: path.startsWith('/app/') ? 'premium' : 'public',
      area,
      nav: area !== 'landing',
      ...(preparation ? { preparation } : {}),
    },
    file: `${path.slice(1)}.yaml`,
    kind: 'places',
    list: 'city',
    vignette: 'places',
    related: [],
    ...more,
  } as unknown as ScreenRoute;
};
const routes = [
  route('/city', { kind: 'overview' }),
  route('/map'),
  route('/help', { help: true }),
  route('/museums'),
  route('/later', { preparation: true }),
  route('/metro', { relatedPaths: ['/app/live', '/city'] }),
  route('/app/live'),
  route('/other', { kind: 'overview', area: 'other', list: 'other' }),
  route('/days', { area: 'landing' }),
];
const tiles = [{ path: '/museums', line: 'Rooms and days.', vignette: 'museum' }];
const related = new Map(
  withRelatedScreens(routes, tiles).map((each) => [each.data.path, each.related.map(({ path }) => path)]),
);

it('leads on to what follows in the list, and from its end back to its beginning', () => {
  expect(related.get('/map')).toEqual(['/museums', '/metro', '/city', '/app/live']);
  expect(related.get('/museums')).toEqual(['/metro', '/city', '/map', '/app/live']);
  expect(related.get('/days')).toEqual(['/city', '/map', '/museums', '/app/live']);
});

it('leads from a short list to other overviews of the remote', () => {
  expect(related.get('/other')).toEqual(['/city']);
});

it('leads to what a screen names, in the words in which the overview introduces it', () => {
  expect(related.get('/metro')).toEqual(['/app/live', '/city']);
  const [, map] = withRelatedScreens(routes, tiles);
  expect(map?.related[0]).toEqual({ path: '/museums', vignette: 'museum', line: 'Rooms and days.' });
  expect(map?.related[1]).toEqual({ path: '/metro', vignette: 'places' });
});

it('lets a screen that no overview introduces speak for itself', () => {
  const named = [route('/days', { line: 'Three days by the hour.' }), route('/map', { relatedPaths: ['/days'] })];
  expect(withRelatedScreens(named, tiles)[1]?.related).toEqual([
    { path: '/days', vignette: 'places', line: 'Three days by the hour.' },
  ]);
});

describe('where the page leads to others above', () => {
  const more = [...routes, route('/ready', { kind: 'landing', area: 'landing' })];
  const above =
    (paths: readonly string[], drawings: readonly string[] = []) =>
    () => ({
      paths: new Set(paths),
      drawings: new Set(drawings),
    });
  const from = (path: string, shown: ReturnType<typeof above>) =>
    withRelatedScreens(more, tiles, shown).find(({ data }) => data.path === path)?.related;
  const paths = (path: string, shown: ReturnType<typeof above>) => from(path, shown)?.map((each) => each.path);

  it('leads out of an overview: to what lies ready, then to other overviews', () => {
    expect(paths('/city', above(['/map', '/museums', '/metro', '/app/live']))).toEqual(['/ready', '/other']);
  });

  it('leads on to others instead of what a screen names', () => {
    expect(paths('/metro', above(['/app/live']))).toEqual(['/city', '/map', '/museums']);
  });

  it('leaves drawings out that stand there', () => {
    expect(from('/map', above([], ['museums', 'overview']))).toEqual(
      expect.arrayContaining([{ path: '/museums', line: 'Rooms and days.' }, { path: '/metro' }]),
    );
  });
});

it('refuses a screen that is not there, itself, and one twice', () => {
  const named = route('/map', { relatedPaths: ['/museum', '/map', '/metro', '/metro'] });
  expect(relatedScreenProblems([...routes.filter(({ data }) => data.path !== '/map'), named])).toEqual([
    expect.objectContaining({ file: 'map.yaml', field: 'related.0', remedy: 'Did you mean "/museums"?' }),
    expect.objectContaining({ field: 'related.1', remedy: 'Name another screen' }),
    expect.objectContaining({ field: 'related.3', remedy: 'Name each screen once' }),
  ]);
});
