import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
import { withLines } from './withLines';
import { publicPlacesIn, witnessesOf } from './witnesses';
import { mapScreenSchema } from '../logic/schema';

/** What is known of a city, and must be found on its map. */
interface Known {
  /** From the remotes' folder. */
  readonly screen: string;
  readonly river: string;
  readonly islands: readonly string[];
  readonly bridges: number;
  readonly districts: number;
  /** Names of streets and squares, at least. */
  readonly written: number;
  /** Lines and stations that are drawn; undefined while the city has no network. */
  readonly metro: readonly [lines: number, stations: number] | undefined;
  /** Positions, longitude first: in which district they lie, by its name's beginning. */
  readonly places: readonly (readonly [string, LngLat, string])[];
  /** On the left and on the right bank, in pairs, each some 30 m from the water. */
  readonly banks: readonly (readonly [LngLat, LngLat])[];
}

const cities: readonly (readonly [string, Known])[] = [
  [
    'Paris',
    {
      screen: 'paris/content/screens/map.yaml',
      river: 'La Seine',
      islands: ['Île de la Cité', 'Île Saint-Louis', 'Île aux Cygnes', 'Île Saint-Germain'],
      bridges: 31,
      districts: 20,
      written: 60,
      metro: [16, 321],
      places: [
        ['Louvre pyramid', lngLat(2.3358, 48.8611), '1st '],
        ['Notre-Dame', lngLat(2.3499, 48.853), '4th '],
        ['Panthéon', lngLat(2.3461, 48.8462), '5th '],
        ['Eiffel Tower', lngLat(2.2945, 48.8582), '7th '],
        ['Sacré-Cœur', lngLat(2.3431, 48.8867), '18th '],
        ['Père-Lachaise', lngLat(2.3933, 48.8614), '20th '],
        ['Place d’Italie, south side', lngLat(2.3556, 48.8305), '13th '],
        ['Porte de Versailles', lngLat(2.2877, 48.8335), '15th '],
      ],
      banks: [[lngLat(2.337, 48.8566), lngLat(2.3374, 48.86)]],
    },
  ],
  [
    'Rome',
    {
      screen: 'italy/content/rome/screens/map.yaml',
      river: 'Tevere',
      islands: ['Isola Tiberina'],
      bridges: 24,
      districts: 28,
      written: 40,
      metro: [3, 74],
      places: [
        ['Colosseum', lngLat(12.4922, 41.8902), 'Colosseum'],
        ['Pantheon', lngLat(12.4768, 41.8986), 'Centro Storico'],
        ['Trevi Fountain', lngLat(12.4833, 41.9009), 'Trevi'],
        ['Spanish Steps', lngLat(12.4823, 41.9058), 'Spanish Steps'],
        ['Saint Peter’s', lngLat(12.4534, 41.9022), 'Vatican'],
        ['Castel Sant’Angelo', lngLat(12.4663, 41.9031), 'Borgo'],
        ['Santa Maria in Trastevere', lngLat(12.4698, 41.8894), 'Trastevere'],
        ['Fontana dell’Acqua Paola', lngLat(12.4641, 41.8888), 'Janiculum'],
        ['Forum, Curia', lngLat(12.4854, 41.893), 'Forum'],
        ['Great Synagogue', lngLat(12.478, 41.8921), 'Jewish Quarter'],
        ['Santa Maria Maggiore', lngLat(12.499, 41.8976), 'Monti'],
        ['San Giovanni in Laterano', lngLat(12.5058, 41.8859), 'San Giovanni'],
        ['Termini', lngLat(12.5015, 41.9015), 'Termini'],
        ['Pyramid, gate', lngLat(12.4806, 41.8769), 'Testaccio'],
        ['Galleria Borghese', lngLat(12.4921, 41.9142), 'Villa Borghese'],
        ['MAXXI', lngLat(12.4665, 41.9281), 'Flaminio'],
        ['Square Colosseum', lngLat(12.4653, 41.8368), 'EUR'],
      ],
      banks: [
        [lngLat(12.4762, 41.8828), lngLat(12.4743, 41.8841)],
        [lngLat(12.4672, 41.901), lngLat(12.4662, 41.9028)],
        [lngLat(12.4756, 41.9062), lngLat(12.4733, 41.9059)],
      ],
    },
  ],
];

const remotes = join(__dirname, '../../../../../remotes');
const screenOf = (file: string) =>
  readYaml(file, z.extend(mapScreenSchema, { route: z.unknown(), related: z.unknown() }));
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

it('holds every map of a city to account', () => {
  const files = readdirSync(remotes, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /screens\/[\w-]+\.yaml$/.test(file) && /^kind: map$/m.test(readFileSync(join(remotes, file), 'utf8')),
  );
  expect(cities.map(([, { screen }]) => screen).sort()).toEqual(files.sort());
});

describe.each(cities)('%s', (_, known) => {
  const file = join(remotes, known.screen);
  const screen = screenOf(file);
  const folder = join(dirname(file), screen.basemap);
  const source = readBasemap(folder);
  const network = screen.network === undefined ? undefined : readNetwork(join(dirname(file), screen.network));
  const names = compileStreets(
    source,
    witnessesOf(publicPlacesIn(join(dirname(file), '../places')), network),
    'streets.yaml',
  );
  const basemap = compileBasemap(source, network && withLines(network, screen.lines), names);
  const of = (layer: string): readonly BasemapFeature[] =>
    basemap.features.filter(({ properties }) => properties.layer === layer);
  const river = source.water.features.find(
    ({ properties: { kind, name } }) => kind === 'river' && name === known.river,
  );
  if (!river) throw new Error(`${known.river} has dried up`);
  const [shore = [], ...holes] = rings(river);
  const isWet = (position: LngLat) => isInPolygon(position, [shore, ...holes]);

  it('says how good its files are', () => {
    expect(existsSync(join(folder, 'README.md'))).toBe(true);
  });

  it.each(source.bridges.features.map(({ properties: { name }, geometry }) => [name, geometry.coordinates] as const))(
    '%s crosses the river',
    (_name, line) => {
      const pieces = piecesOf(line);
      const shores = [shore, ...holes].flatMap((ring) => piecesOf(ring));
      const crossings = pieces.flatMap((piece) => shores.filter((other) => doCross(piece, other)));
      // From land to land: over as many shores in as out.
      expect(crossings.length).toBeGreaterThanOrEqual(2);
      const onLand = (position: LngLat | undefined) => position !== undefined && !isWet(position);
      expect([onLand(line[0]), onLand(line.at(-1))]).toEqual([true, true]);
    },
  );

  it('has its bridges, each once', () => {
    const bridges = source.bridges.features.map(({ properties }) => properties.name);
    expect(bridges.length).toBeGreaterThanOrEqual(known.bridges);
    expect(new Set(bridges).size).toBe(bridges.length);
  });

  it('has land on both banks, and water between them', () => {
    for (const [left, right] of known.banks) {
      expect([isWet(left), isWet(right)]).toEqual([false, false]);
      expect(isWet(lngLat((left[0] + right[0]) / 2, (left[1] + right[1]) / 2))).toBe(true);
    }
  });

  it('has its islands in the river, as holes', () => {
    const islands = source.water.features.filter(({ properties }) => properties.kind === 'island');
    expect(islands.map(({ properties }) => properties.name)).toEqual(expect.arrayContaining([...known.islands]));
    expect(holes).toHaveLength(islands.length);
    for (const island of islands) {
      const [outline = []] = rings(island);
      for (const corner of outline)
        expect([island.properties.name, corner, isInRing(corner, shore)]).toEqual([
          island.properties.name,
          corner,
          true,
        ]);
    }
  });

  it('keeps the islands within the river when its shores are smoothed', () => {
    const drawn = of('water').find(({ properties }) => properties['name'] === known.river);
    const [outline = [], ...islands] = drawn ? rings(drawn) : [];
    expect(islands).toHaveLength(holes.length);
    for (const corner of islands.flat()) expect(isInRing(corner, outline)).toBe(true);
  });

  it('has districts that hold what is known to lie in them', () => {
    const { features } = source.districts;
    expect(features.map(({ properties }) => properties.number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: known.districts }, (_none, index) => index + 1),
    );
    for (const [name, position, district] of known.places) {
      const found = features
        .filter((each) => isInPolygon(position, rings(each)))
        .map(({ properties }) => properties.name);
      expect([name, found]).toEqual([name, [expect.stringMatching(new RegExp(`^${district}`))]]);
    }
    for (const district of features)
      expect([district.properties.name, isInPolygon(district.properties.label, rings(district))]).toEqual([
        district.properties.name,
        true,
      ]);
  });

  it('draws every border between districts once', () => {
    const drawn = [...of('border'), ...of('limit')].flatMap(({ geometry }) =>
      geometry.type === 'MultiLineString' ? geometry.coordinates.flatMap((line) => piecesOf(line)) : [],
    );
    const pieces = drawn.map((piece) =>
      piece
        .map((end) => end.join())
        .sort()
        .join(' '),
    );
    expect(new Set(pieces).size).toBe(pieces.length);
  });

  it('draws its lines through their stations, none of which is in the river', () => {
    const [lines = 0, count = 0] = known.metro ?? [];
    expect(of('metro')).toHaveLength(lines);
    const stations = of('station');
    expect(stations).toHaveLength(count);
    const corners = new Set(
      of('metro').flatMap(({ geometry }) =>
        geometry.type === 'MultiLineString' ? geometry.coordinates.flat().map((corner) => corner.join()) : [],
      ),
    );
    for (const { geometry, properties } of stations) {
      const at = geometry.type === 'Point' ? geometry.coordinates : lngLat(0, 0);
      expect([properties['name'], corners.has(at.join()), isWet(at)]).toEqual([properties['name'], true, false]);
    }
  });

  it('writes names of streets and squares, each once and within the city', () => {
    const written = [...of('street-name'), ...of('square-name')].map(({ properties }) => String(properties['name']));
    expect(written.length).toBeGreaterThanOrEqual(known.written);
    expect(new Set(written).size).toBe(written.length);
    const outlines = source.districts.features.flatMap((district) => rings(district).slice(0, 1));
    const outside = [...of('street-name'), ...of('square-name')].filter(
      ({ geometry }) =>
        !(
          geometry.type === 'LineString'
            ? geometry.coordinates
            : geometry.type === 'Point'
              ? [geometry.coordinates]
              : []
        )
          // Ends of avenues lie at the gates.
          .slice(1, -1)
          .every((corner) => outlines.some((outline) => isInRing(corner, outline))),
    );
    expect(outside.map(({ properties }) => properties['name'])).toEqual([]);
  });

  it('is small enough to be fetched whole', () => {
    const { data, picture } = drawBasemap(screen, file, network);
    expect(brotliCompressSync(data).length).toBeLessThan(40_000);
    expect(brotliCompressSync(picture).length).toBeLessThan(40_000);
    // A picture reaches nothing outside itself.
    expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script/);
  });
});

describe('walls and hills, where a city has them', () => {
  const rome = readBasemap(join(remotes, 'italy/content/rome/map'));
  const { features } = compileBasemap(rome, undefined);
  const of = (layer: string) => features.filter(({ properties }) => properties.layer === layer);

  it('draws the walls, and a state’s border as one', () => {
    expect(of('wall').map(({ properties }) => [properties['name'], properties['kind']])).toEqual(
      expect.arrayContaining([
        ['Aurelian Walls', 'wall'],
        ['Vatican City', 'border'],
      ]),
    );
  });

  it('names the seven hills, and both beyond the river', () => {
    const hills = of('hill').map(({ properties }) => String(properties['name']));
    expect(hills).toEqual(
      expect.arrayContaining([
        ...['Capitoline', 'Palatine', 'Aventine', 'Caelian', 'Esquiline', 'Viminal', 'Quirinal'],
        ...['Janiculum', 'Vatican Hill'],
      ]),
    );
  });

  it('does without them', () => {
    const { features: paris } = compileBasemap(readBasemap(join(remotes, 'paris/map')), undefined);
    expect(paris.filter(({ properties: { layer } }) => layer === 'wall' || layer === 'hill')).toEqual([]);
  });
});
