import { latLng } from '@odysseus/model';
import { ContentError } from '@odysseus/model/content';
import type { CompiledNetwork } from '@odysseus/transit';
import * as z from 'zod/mini';
import { drawnWalk } from '../logic/compiledWalk';
import { walkSchema, type Walk } from '../logic/walkSchema';
import { compileWalks, type WalkGround } from './compileWalks';

const place = (name: string, access: 'public' | 'premium' = 'public') => ({
  place: { name, coordinates: latLng(48.86, 2.34) },
  access,
});
const ground: WalkGround = {
  city: { name: 'Testville', bounds: [48.7, 2.2, 49, 2.5] },
  places: new Map([
    ['palace', place('The Palace')],
    ['cellar', place('The Cellar', 'premium')],
  ]),
  addressOf: (id) => (id === 'palace' ? '/sights#palace' : undefined),
  network: {
    stations: [{ name: 'Well' }, { name: 'Gate' }],
    lines: [
      { id: '1', branches: [[0, 1]] },
      { id: '2', branches: [[1]] },
      { id: 'C', branches: [[1]] },
    ],
  } as unknown as CompiledNetwork,
};
/** Each 111 m north of the one before it: two minutes on foot. */
const named = (number: number) => ({
  name: `Stop ${number}`,
  coordinates: latLng(48.86 + number / 1000, 2.34),
  minutes: 5,
  what: 'A thing to see.',
  walk: 2,
});
const { walk: _none, ...last } = named(5);
const walk = (change: Partial<Walk> = {}): Walk => ({
  key: 'wells',
  title: 'From well to well',
  line: 'For a first morning.',
  quick: '1 km, flat',
  from: 'Well (M1)',
  to: 'Gate (M1, M2)',
  stepFree: 'yes',
  stops: [{ place: 'palace', minutes: 5, what: 'The court.', walk: 2 }, named(1), named(2), named(3), named(4), last],
  ...change,
});
const withStop = (index: number, change: Partial<Walk['stops'][number]>) =>
  walk({ stops: walk().stops.map((stop, each) => (each === index ? { ...stop, ...change } : stop)) });
const problems = (...walks: Walk[]) => {
  try {
    compileWalks(walks, 'map.yaml', ground);
  } catch (cause) {
    if (cause instanceof ContentError) return cause.problems;
    throw cause;
  }
  return [];
};

it('gives each stop its name, its point and its card, and draws the way round its corners', () => {
  const corner = latLng(48.8605, 2.3402);
  const [compiled] = compileWalks([withStop(0, { via: [corner] })], 'map.yaml', ground);
  expect(compiled?.stops[0]).toEqual({
    name: 'The Palace',
    at: [48.86, 2.34],
    to: '/sights#palace',
    minutes: 5,
    what: 'The court.',
    walk: 2,
    via: [corner],
  });
  const drawn = compiled && drawnWalk(compiled);
  expect(drawn?.line.slice(0, 3)).toEqual([[48.86, 2.34], corner, [48.861, 2.34]]);
  expect(drawn?.stops).toHaveLength(6);
});

it.each<[string, Walk[], { field: string; message: RegExp; remedy: RegExp }]>([
  [
    'a way that nobody walks so fast',
    [withStop(1, { coordinates: latLng(48.868, 2.34), walk: 2 })],
    { field: 'walks.0.stops.0.walk', message: /890 m in 2 minutes are 26\.7 km\/h/, remedy: /2\.5 to 6 km\/h/ },
  ],
  [
    'a way that takes far too long',
    [withStop(2, { walk: 9 })],
    { field: 'walks.0.stops.2.walk', message: /111 m in 9 minutes/, remedy: /minutes/ },
  ],
  [
    'a premium place',
    [withStop(0, { place: 'cellar' })],
    { field: 'walks.0.stops.0.place', message: /premium/, remedy: /name and coordinates/ },
  ],
  [
    'a place that no file defines',
    [withStop(0, { place: 'castle' })],
    { field: 'walks.0.stops.0.place', message: /"castle"/, remedy: /Define/ },
  ],
  [
    'a point on the other side of the earth',
    [withStop(1, { coordinates: latLng(2.34, 48.86) })],
    { field: 'walks.0.stops.1.coordinates', message: /outside Testville/, remedy: /latitude first/ },
  ],
  [
    'a way on from the last stop',
    [withStop(5, { walk: 3 })],
    { field: 'walks.0.stops.5.walk', message: /last/, remedy: /Take/ },
  ],
  [
    'a station that the network has not',
    [walk({ from: 'Moat (M1)' })],
    { field: 'walks.0.from', message: /"Moat"/, remedy: /network/ },
  ],
  [
    'a line that does not call there',
    [walk({ from: 'Well (M2)' })],
    { field: 'walks.0.from', message: /line 2 does not call at Well/, remedy: /M1/ },
  ],
  [
    'a line with a letter that does not call there',
    [walk({ from: 'Well (C)' })],
    { field: 'walks.0.from', message: /line C does not call at Well/, remedy: /M1$/ },
  ],
  ['a key that stands twice', [walk(), walk()], { field: 'walks.1.key', message: /twice/, remedy: /own key/ }],
])('refuses %s', (_name, walks, { field, message, remedy }) => {
  expect(problems(...walks)[0]).toEqual({
    file: 'map.yaml',
    line: 1,
    field,
    message: expect.stringMatching(message),
    remedy: expect.stringMatching(remedy),
  });
});

it('asks for the minutes to every next stop', () => {
  const { walk: _left, ...stop } = named(2);
  expect(problems(walk({ stops: walk().stops.map((each, index) => (index === 2 ? stop : each)) }))).toEqual([
    expect.objectContaining({ field: 'walks.0.stops.2.walk', remedy: 'Add walk, in minutes' }),
  ]);
});

it('takes stops of trains and buses as they are', () => {
  expect(problems(walk({ from: 'Old Market (RER B)', to: 'Quay (bus 72)' }))).toEqual([]);
  expect(problems(walk({ from: 'Gate (C, bus 2)', to: 'Quay (H, 72)' }))).toEqual([]);
});

it.each([
  ['both a place and a name', { name: 'Another' }],
  ['neither', { place: undefined }],
])('refuses a stop with %s', (_name, change) => {
  expect(z.safeParse(walkSchema, withStop(0, change as Partial<Walk['stops'][number]>)).success).toBe(false);
});
