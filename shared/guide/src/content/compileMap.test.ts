import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import { type CompiledMap, type CompiledMapPlaces, compiledMapPlacesSchema } from '@odysseus/map';
import { ContentError } from '@odysseus/model/content';
import { compileContent, type CompiledContent } from './compile';

const remotes = join(__dirname, '../../../../remotes');
const remote = join(remotes, 'paris');

interface Known {
  readonly remote: string;
  readonly key: string;
  /** With the heading of what lies further out. */
  readonly districts: number;
  /** Where a place is told about, and the district that it lies in. */
  readonly told: readonly [id: string, path: RegExp, district: RegExp];
  readonly further: string;
  /** Kinds of places of which the map alone tells. */
  readonly untold: readonly string[];
}

describe.each<readonly [string, Known]>([
  [
    'Paris',
    {
      remote: 'paris',
      key: 'paris',
      districts: 21,
      told: ['eiffel-tower', /^\/(monuments|architecture)$/, /^7th/],
      further: 'versailles',
      untold: ['park', 'service', 'water'],
    },
  ],
  [
    'Rome',
    {
      remote: 'italy',
      key: 'rome',
      districts: 29,
      told: ['pantheon', /^\/italy\/romeattractions$/, /^Centro Storico/],
      further: 'corviale',
      untold: ['bridge', 'park', 'service', 'square', 'viewpoint', 'water'],
    },
  ],
])('the map of %s', (_, known) => {
  const content = compiledContent(join(remotes, known.remote, 'content'));
  const map = mapOf(content, known.key);
  const premium = premiumOf(content, known.key);
  const places = [...content.places].filter(([key]) => key.startsWith(`${known.key}/`)).map(([, located]) => located);

  it('has every public place, and every premium place for those who may', () => {
    const ids = (wanted: 'public' | 'premium') =>
      places
        .filter(({ access, place }) => access === wanted && place.beyond !== true)
        .map(({ place }) => place.id)
        .sort();
    const own = map.places.filter(({ of }) => of === undefined);
    expect(own.map(({ id }) => id).sort()).toEqual(ids('public'));
    expect(premium.places.map(({ id }) => id).sort()).toEqual(ids('premium'));
    expect(compiledMapPlacesSchema.safeParse(JSON.parse(JSON.stringify(premium))).success).toBe(true);
  });

  it('has what its country tells of help within its districts, with the address that tells it, and nothing of elsewhere', () => {
    const borrowed = map.places.filter(({ of }) => of !== undefined);
    if (known.key === 'paris') return expect(borrowed).toEqual([]);
    expect(borrowed.map(({ id }) => id)).toEqual(expect.arrayContaining(['umberto-i-emergency', 'uk-embassy-rome']));
    for (const { id, of, area, screen } of borrowed) {
      expect(content.places.get(`${of}/${id}`)?.access).toBe('public');
      expect(area).toBeLessThan(known.districts);
      expect(map.screens[screen ?? -1]?.path).toBe('/italy/emergencyinfo');
    }
  });

  it('tells in public of premium places how many there are in each district, and nothing else', () => {
    expect(map.locked.reduce((sum, count) => sum + count, 0)).toBe(premium.places.length);
    // A walk may pass what premium places are: it says so in its own words, and by no id.
    expect(JSON.stringify(map)).not.toMatch(new RegExp(`"id":"(${premium.places.map(({ id }) => id).join('|')})"`));
    const shipped = JSON.stringify({ ...map, walks: [] });
    const open = JSON.stringify({ ...map, places: [], walks: [], districts: [] });
    const spoken = map.places
      .map(({ name, local, summary, quarter }) => `${name} ${local ?? ''} ${summary} ${quarter}`)
      .join('\n');
    for (const { id, name, at, summary } of premium.places) {
      expect(shipped).not.toContain(`"id":"${id}"`);
      expect(shipped).not.toContain(`"at":${JSON.stringify(at)}`);
      expect(shipped).not.toContain(JSON.stringify(summary).slice(1, -1));
      expect(map.places.some((place) => place.name === name)).toBe(false);
      // What a public place says of its surroundings is its own words; the map adds none.
      if (!spoken.includes(name)) expect([name, open.includes(name)]).toEqual([name, false]);
    }
  });

  it('leads from a place to the screen that tells about it', () => {
    const [id, path] = known.told;
    expect(map.screens[map.places.find((place) => place.id === id)?.screen ?? -1]?.path).toMatch(path);
    // Of a toilet, a fountain or a playground the map alone tells.
    const untold = map.places.filter(({ screen }) => screen === undefined);
    expect([...new Set(untold.map(({ kind }) => kind))].sort()).toEqual(known.untold);
  });

  it('puts every place into a district, and tells which lie further out', () => {
    expect(map.districts).toHaveLength(known.districts);
    const districtOf = (id: string) => map.districts[map.places.find((place) => place.id === id)?.area ?? -1];
    const [id, , district] = known.told;
    expect(districtOf(id)).toMatch(district);
    expect(districtOf(known.further)).toBe('Further out');
  });
});

describe('what it refuses', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'map-'));
    for (const part of ['content', 'map', 'metro', 'src/story.tsx'])
      cpSync(join(remote, part), join(folder, part), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const change = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  const problems = () => {
    try {
      compileContent(join(folder, 'content'), folder);
    } catch (cause) {
      if (cause instanceof ContentError) return cause.problems;
      throw cause;
    }
    return [];
  };

  it('names file, line and field of a feature that is not what the schema says', () => {
    change('map/bridges.geojson', '"LineString"', '"Point"');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: 'map/bridges.geojson',
        line: 4,
        field: expect.stringMatching(/^features\.0\.geometry/),
      }),
    ]);
  });

  it('names a screen that is not there', () => {
    change('content/screens/map.yaml', 'screen: monuments', 'screen: monumints');
    expect(problems()).toEqual([
      expect.objectContaining({ file: 'content/screens/map.yaml', field: 'screens.0.screen' }),
    ]);
  });

  it('names a pharmacy without hours, of which whoever looks for the nearest open one learns nothing', () => {
    const [first = ''] = /^ {4}hours: .*$/m.exec(
      readFileSync(join(folder, 'content/places/emergency/pharmacies.yaml'), 'utf8'),
    ) ?? [''];
    change('content/places/emergency/pharmacies.yaml', `${first}\n`, '');
    expect(problems()).toEqual([
      expect.objectContaining({
        file: 'content/screens/map.yaml',
        message: expect.stringMatching(/^the pharmacy "[a-z-]+" tells no hours/),
      }),
    ]);
  });

  it('names a file of the basemap that is missing', () => {
    rmSync(join(folder, 'map/parks.geojson'));
    expect(problems()).toEqual([
      expect.objectContaining({ file: 'map/parks.geojson', message: 'there is no such file' }),
    ]);
  });
});

function mapOf({ publicScreens }: CompiledContent, key: string): CompiledMap {
  const found = [...publicScreens.values()].find((screen) => screen.kind === 'map' && screen.city.key === key);
  if (found?.kind !== 'map') throw new Error(`${key} has lost its map`);
  return found;
}

function premiumOf({ premiumScreens }: CompiledContent, key: string): CompiledMapPlaces {
  const found = premiumScreens.get(`${key}/map-places`);
  if (found?.kind !== 'map-places') throw new Error(`${key} has lost its premium map`);
  return found;
}
