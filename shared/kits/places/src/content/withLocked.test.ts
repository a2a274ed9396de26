import type { CompiledPlace, CompiledPlaceList, PlaceList } from '@odysseus/model';
import { ContentError } from '@odysseus/model/content';
import { samplePlace } from '@odysseus/model/testing';
import type { LocatedPlace } from './readPlaces';
import { premiumPaths, withLocked, type LockedGround } from './withLocked';

const located = (id: string, access: LocatedPlace['access'], change: Partial<CompiledPlace> = {}) =>
  [
    id,
    { place: samplePlace(id, { kind: 'water', area: 'Centre', ...change }), access } as unknown as LocatedPlace,
  ] as const;
const ground: LockedGround = {
  places: new Map([
    located('well', 'public'),
    located('spring', 'premium'),
    located('cellar', 'premium', { kind: 'shop', vignette: 'library', localName: 'La Cave' }),
    located('attic', 'premium'),
  ]),
  paths: new Map([
    ['spring', '/app/springs'],
    ['cellar', '/app/cellars'],
  ]),
};
const group = (locked?: string[]) => ({
  title: 'All',
  entries: [{ place: 'well', why: 'It is cool.' }],
  ...(locked ? { locked } : {}),
});
const listOf = (groups: object[], change: object = {}) =>
  ({ kind: 'places', access: 'public', groups, ...change }) as unknown as PlaceList;
const compiled = (groups: number) =>
  ({
    kind: 'places',
    access: 'public',
    groups: Array.from({ length: groups }, () => group()),
  }) as unknown as CompiledPlaceList;

it('tells of a locked place what it is and which screen tells about it, and nothing more', () => {
  const list = compiled(2);
  const written = listOf([group(['spring', 'cellar']), group()]);
  expect(withLocked(list, written, 'wells.yaml', ground)).toEqual({
    ...list,
    groups: [
      {
        ...group(),
        locked: [
          { id: 'spring', name: 'The spring', kind: 'water', area: 'Centre', path: '/app/springs' },
          { id: 'cellar', name: 'The cellar', kind: 'shop', vignette: 'library', area: 'Centre', path: '/app/cellars' },
        ],
      },
      group(),
    ],
  });
});

it.each<[string, PlaceList, field: string, remedy: RegExp]>([
  ['a place that no file defines', listOf([group(['lake'])]), 'groups.0.locked.0', /Define the place/],
  ['a public place', listOf([group(['well'])]), 'groups.0.locked.0', /Name it in entries/],
  ['a place that no premium list shows', listOf([group(['spring', 'attic'])]), 'groups.0.locked.1', /premium screen/],
  ['one place twice in a group', listOf([group(['spring', 'spring'])]), 'groups.0.locked.1', /once/],
  ['one place in two groups', listOf([group(['spring']), group(['spring'])]), 'groups.1.locked.0', /once/],
  [
    'a locked place on a premium list',
    listOf([group(['spring'])], { access: 'premium' }),
    'groups.0.locked',
    /in entries/,
  ],
  ['a locked place on an emergency page', listOf([group(['spring'])], { help: true }), 'groups.0.locked', /Take/],
])('refuses %s', (_what, written, field, remedy) => {
  const lock = () => withLocked(compiled(2), written, 'wells.yaml', ground);
  expect(lock).toThrow(ContentError);
  try {
    lock();
  } catch (cause) {
    expect((cause as ContentError).problems).toEqual([
      {
        file: 'wells.yaml',
        line: 1,
        field,
        message: expect.stringMatching(/./),
        remedy: expect.stringMatching(remedy),
      },
    ]);
  }
});

it('leads to the premium list on which most places are of its kind, and never to a public one', () => {
  const list = (access: PlaceList['access'], kinds: Record<string, string>) =>
    ({
      access,
      places: Object.fromEntries(Object.entries(kinds).map(([id, kind]) => [id, { id, kind }])),
    }) as unknown as CompiledPlaceList;
  const paths = premiumPaths([
    { path: '/wells', list: list('public', { well: 'water' }) },
    { path: '/app/all', list: list('premium', { spring: 'water', cellar: 'shop', attic: 'house', well: 'water' }) },
    { path: '/app/springs', list: list('premium', { spring: 'water' }) },
  ]);
  expect(Object.fromEntries(paths)).toEqual({
    spring: '/app/springs',
    cellar: '/app/all',
    attic: '/app/all',
    well: '/app/all',
  });
});
