import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lngLat, type LngLat } from '@odysseus/model';
import { readYaml } from '@odysseus/model/content';
import { readNetwork } from '@odysseus/transit/content';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import * as z from 'zod/mini';
import { compileBasemap, type BasemapFeature } from './compileBasemap';
import { compileStreets } from './compileStreets';
import { drawBasemap } from './compileMap';
import { piecesOf, type Ring } from '../logic/geometry';
import { readBasemap } from './readBasemap';
import { publicPlacesIn, witnessesOf } from './witnesses';
import { mapScreenSchema } from '../logic/schema';

const paris = join(__dirname, '../../../../../remotes/paris');
const source = readBasemap(join(paris, 'map'));
const network = readNetwork(join(paris, 'metro/network.yaml'));
const names = compileStreets(
  source,
  witnessesOf(publicPlacesIn(join(paris, 'content/places')), network),
  'streets.yaml',
);
const basemap = compileBasemap(source, network, names);
const of = (layer: string): readonly BasemapFeature[] =>
  basemap.features.filter(({ properties }) => properties.layer === layer);
const rings = ({
  geometry,
}: {
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}): readonly Ring[] => (geometry.type === 'Polygon' ? (geometry.coordinates as readonly Ring[]) : []);
const isInPolygon = ([x, y]: LngLat, outlines: readonly Ring[]): boolean =>
  booleanPointInPolygon([x, y], {
    type: 'Polygon',
    coordinates: outlines.map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude])),
  });
const isInRing = (position: LngLat, ring: Ring): boolean => isInPolygon(position, [ring]);

/** Whether two pieces of line cross. */
function doCross([a, b]: readonly [LngLat, LngLat], [c, d]: readonly [LngLat, LngLat]): boolean {
  const side = (p: LngLat, q: LngLat, r: LngLat): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

const river = source.water.features.find(({ properties: { kind, name } }) => kind === 'river' && name === 'La Seine');
if (!river) throw new Error('The Seine has dried up');
const [shore = [], ...holes] = rings(river);

it.each(source.bridges.features.map(({ properties: { name }, geometry }) => [name, geometry.coordinates] as const))(
  '%s crosses the river',
  (_, line) => {
    const pieces = piecesOf(line);
    const shores = [shore, ...holes].flatMap((ring) => piecesOf(ring));
    const crossings = pieces.flatMap((piece) => shores.filter((other) => doCross(piece, other)));
    // From land to land: over as many shores in as out.
    expect(crossings.length).toBeGreaterThanOrEqual(2);
    const onLand = (position: LngLat | undefined) =>
      position !== undefined && !isInPolygon(position, [shore, ...holes]);
    expect([onLand(line[0]), onLand(line.at(-1))]).toEqual([true, true]);
  },
);

it('has more than thirty bridges, each once', () => {
  const names = source.bridges.features.map(({ properties }) => properties.name);
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
});

it('has its islands in the river, as holes', () => {
  const islands = source.water.features.filter(({ properties }) => properties.kind === 'island');
  expect(islands.map(({ properties }) => properties.name)).toEqual(
    expect.arrayContaining(['Île de la Cité', 'Île Saint-Louis', 'Île aux Cygnes', 'Île Saint-Germain']),
  );
  expect(holes).toHaveLength(islands.length);
  for (const island of islands) {
    const [outline = []] = rings(island);
    for (const corner of outline)
      expect([island.properties.name, corner, isInRing(corner, shore)]).toEqual([island.properties.name, corner, true]);
  }
});

it('keeps the islands within the river when its shores are smoothed', () => {
  const drawn = of('water').find(({ properties }) => properties['name'] === 'La Seine');
  const [outline = [], ...islands] = drawn ? rings(drawn) : [];
  expect(islands).toHaveLength(holes.length);
  for (const corner of islands.flat()) expect(isInRing(corner, outline)).toBe(true);
});

/** Known positions, longitude first: in which district they lie. */
const known: readonly (readonly [string, LngLat, number])[] = [
  ['Louvre pyramid', lngLat(2.3358, 48.8611), 1],
  ['Notre-Dame', lngLat(2.3499, 48.853), 4],
  ['Panthéon', lngLat(2.3461, 48.8462), 5],
  ['Eiffel Tower', lngLat(2.2945, 48.8582), 7],
  ['Sacré-Cœur', lngLat(2.3431, 48.8867), 18],
  ['Père-Lachaise', lngLat(2.3933, 48.8614), 20],
  ['Place d’Italie, south side', lngLat(2.3556, 48.8305), 13],
  ['Porte de Versailles', lngLat(2.2877, 48.8335), 15],
];

it('has twenty districts that hold what is known to lie in them', () => {
  expect(source.districts.features.map(({ properties }) => properties.number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  for (const [name, position, number] of known) {
    expect([
      name,
      source.districts.features
        .filter((district) => isInPolygon(position, rings(district)))
        .map(({ properties }) => properties.number),
    ]).toEqual([name, [number]]);
  }
  for (const district of source.districts.features)
    expect([district.properties.name, isInPolygon(district.properties.label, rings(district))]).toEqual([
      district.properties.name,
      true,
    ]);
});

it('draws every border between districts once', () => {
  const drawn = [...of('border'), ...of('limit')].flatMap(({ geometry }) =>
    geometry.type === 'MultiLineString' ? geometry.coordinates.flatMap((line) => piecesOf(line)) : [],
  );
  const names = drawn.map((piece) =>
    piece
      .map((end) => end.join())
      .sort()
      .join(' '),
  );
  expect(new Set(names).size).toBe(names.length);
});

it('draws sixteen lines through their stations, and 321 stations', () => {
  expect(of('metro')).toHaveLength(16);
  const stations = of('station');
  expect(stations).toHaveLength(321);
  const corners = new Set(
    of('metro').flatMap(({ geometry }) =>
      geometry.type === 'MultiLineString' ? geometry.coordinates.flat().map((corner) => corner.join()) : [],
    ),
  );
  for (const { geometry, properties } of stations)
    expect([properties['name'], geometry.type === 'Point' && corners.has(geometry.coordinates.join())]).toEqual([
      properties['name'],
      true,
    ]);
});

it('has no station in the river', () => {
  const wet = of('station').filter(
    ({ geometry }) => geometry.type === 'Point' && isInPolygon(geometry.coordinates, [shore, ...holes]),
  );
  expect(wet.map(({ properties }) => properties['name'])).toEqual([]);
});

it('writes names of streets and squares, each once and within the city', () => {
  const written = [...of('street-name'), ...of('square-name')].map(({ properties }) => String(properties['name']));
  expect(written.length).toBeGreaterThanOrEqual(60);
  expect(new Set(written).size).toBe(written.length);
  const outlines = source.districts.features.flatMap((district) => rings(district).slice(0, 1));
  const outside = [...of('street-name'), ...of('square-name')].filter(
    ({ geometry }) =>
      !(geometry.type === 'LineString' ? geometry.coordinates : geometry.type === 'Point' ? [geometry.coordinates] : [])
        // Ends of avenues lie at the gates.
        .slice(1, -1)
        .every((corner) => outlines.some((outline) => isInRing(corner, outline))),
  );
  expect(outside.map(({ properties }) => properties['name'])).toEqual([]);
});

it('is small enough to be fetched whole', () => {
  const file = join(paris, 'content/screens/map.yaml');
  const { data, picture } = drawBasemap(
    readYaml(file, z.extend(mapScreenSchema, { route: z.unknown(), related: z.unknown() })),
    file,
    network,
  );
  expect(brotliCompressSync(data).length).toBeLessThan(40_000);
  expect(brotliCompressSync(picture).length).toBeLessThan(40_000);
  // A picture reaches nothing outside itself.
  expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script/);
});
