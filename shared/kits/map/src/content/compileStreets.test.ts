import { lngLat } from '@odysseus/model';
import { ContentError } from '@odysseus/model/content';
import { compileStreets } from './compileStreets';
import type { StreetsSource } from './streetsSchema';

/** A street along 48.86° north, some 730 m for each hundredth of a degree. */
const avenues = {
  type: 'FeatureCollection' as const,
  features: [
    {
      type: 'Feature' as const,
      properties: { name: 'Long Street', rank: 1 },
      geometry: {
        type: 'LineString' as const,
        coordinates: [lngLat(2.36, 48.86), lngLat(2.34, 48.86), lngLat(2.32, 48.86)],
      },
    },
  ],
};
const points = new Map([
  ['station/well', lngLat(2.35, 48.8605)],
  ['station/gate', lngLat(2.33, 48.8595)],
  ['place/palace', lngLat(2.33, 48.863)],
]);
const compile = (part: Partial<StreetsSource>) =>
  compileStreets({ avenues, streets: { streets: [], squares: [], ...part } }, points, 'streets.yaml');
const street = { name: 'Well Street', rank: 1, along: 'Long Street', through: ['station/well', 'station/gate'] };

it('writes a name along the part of a street that its stations stand on, from left to right', () => {
  const [named] = compile({ streets: [street] }).streets;
  expect(named?.line.map((corner) => corner.map((value) => Number(value.toFixed(4))))).toEqual([
    [2.33, 48.86],
    [2.34, 48.86],
    [2.35, 48.86],
  ]);
});

it('writes one that is not drawn from station to station, and a square where its place is', () => {
  const { along: _none, ...apart } = street;
  const { streets, squares } = compile({
    streets: [apart],
    squares: [{ name: 'Palace Square', rank: 2, at: 'place/palace' }],
  });
  expect(streets[0]?.line).toEqual([points.get('station/gate'), points.get('station/well')]);
  expect(squares).toEqual([{ name: 'Palace Square', rank: 2, at: points.get('place/palace') }]);
});

it('names none where there is no file of them', () => {
  expect(compileStreets({ avenues, streets: undefined }, points, 'streets.yaml')).toEqual({ streets: [], squares: [] });
});

it.each<[string, Partial<StreetsSource>, string, RegExp]>([
  [
    'a station that is not there',
    { streets: [{ ...street, through: ['station/well', 'station/moon'] }] },
    'streets.0.through',
    /"station\/moon" is no station/,
  ],
  [
    'a place too far from the street',
    { streets: [{ ...street, through: ['station/well', 'place/palace'] }] },
    'streets.0.through',
    /place\/palace lies 334 m from the line of Long Street/,
  ],
  [
    'a street that is not drawn',
    { streets: [{ ...street, along: 'Short Street' }] },
    'streets.0.along',
    /no "Short Street"/,
  ],
  [
    'a square at no place',
    { squares: [{ name: 'Nowhere', rank: 1, at: 'place/secret' }] },
    'squares.0.at',
    /"place\/secret"/,
  ],
])('refuses %s', (_name, part, field, message) => {
  try {
    compile(part);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    expect(cause.problems).toEqual([
      expect.objectContaining({ file: 'streets.yaml', field, message: expect.stringMatching(message) }),
    ]);
    return;
  }
  throw new Error('It took it.');
});
