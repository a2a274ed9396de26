import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { daylightOf, holidaysOf } from './cityCalendar';
import type { CompiledCity, CompiledOverview, CompiledPlace, CompiledPlaceList, CompiledScreen } from './compiled';
import { ContentError, type ContentProblem } from './contentError';
import { openingWeek } from './openingWeek';
import { readYaml } from './readYaml';
import { citySchema, placesFileSchema, screenSchema, type City, type Overview, type Place, type PlaceList, type ScreenContent } from './schema';

export interface CompiledContent {
  readonly cities: readonly City[];
  /** Public screens by the absolute path of their file. */
  readonly publicScreens: ReadonlyMap<string, CompiledScreen>;
  /** Premium screens by key, `paris/hidden-gems`. They never enter a public file. */
  readonly premiumScreens: ReadonlyMap<string, CompiledScreen>;
  /** Every file that was read, for caches and watchers. */
  readonly files: readonly string[];
}

interface LocatedPlace {
  readonly place: Place;
  readonly access: 'public' | 'premium';
  readonly file: string;
}

/**
 * Compiles a remote's content folder: `city.yaml` beside `places/` and `screens/`, either directly in the folder or in one
 * subfolder for each city.
 * @param root paths in messages are relative to it
 * @throws {ContentError} with every problem of every file
 */
export function compileContent(folder: string, root: string = process.cwd()): CompiledContent {
  const problems: ContentProblem[] = [];
  const cities: City[] = [];
  const publicScreens = new Map<string, CompiledScreen>();
  const premiumScreens = new Map<string, CompiledScreen>();
  const files: string[] = [];
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      problems.push(...cause.problems);
      return undefined;
    }
  };

  for (const cityFile of cityFiles(folder)) {
    files.push(cityFile);
    const city = attempt(() => readYaml(cityFile, citySchema));
    if (!city) continue;
    cities.push(city);
    const places = readPlaces(dirname(cityFile), city, files, attempt, problems);
    for (const file of yamlFiles(join(dirname(cityFile), 'screens'))) {
      files.push(file);
      const screen = attempt(() => readYaml(file, screenSchema));
      const compiled = screen && attempt(() => compileScreen(screen, file, city, places));
      if (!compiled) continue;
      if (compiled.access === 'public') publicScreens.set(file, compiled);
      else premiumScreens.set(`${city.key}/${basename(file, '.yaml')}`, compiled);
    }
  }
  if (cities.length === 0 && problems.length === 0) {
    problems.push({ file: folder, line: 1, field: '(folder)', message: 'there is no city.yaml', remedy: 'Add one, or a subfolder for each city with one' });
  }
  if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ ...problem, file: relative(root, problem.file) })));
  return { cities, publicScreens, premiumScreens, files };
}

function cityFiles(folder: string): string[] {
  const own = join(folder, 'city.yaml');
  const nested = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name, 'city.yaml'));
  return [own, ...nested.sort()].filter((file) => existsSync(file));
}

function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));
}

function readPlaces(
  cityFolder: string,
  city: City,
  files: string[],
  attempt: <T>(work: () => T) => T | undefined,
  problems: ContentProblem[],
): Map<string, LocatedPlace> {
  const places = new Map<string, LocatedPlace>();
  for (const file of yamlFiles(join(cityFolder, 'places'))) {
    files.push(file);
    const read = attempt(() => readYaml(file, placesFileSchema));
    read?.places.forEach((place, index) => {
      const field = `places.${index}`;
      const previous = places.get(place.id);
      if (previous) {
        problems.push({ file, line: 1, field: `${field}.id`, message: `"${place.id}" is defined in ${basename(previous.file)} already`, remedy: 'Write each place once and name it from every screen that shows it' });
      }
      const [south, west, north, east] = city.bounds;
      const [latitude, longitude] = place.coordinates;
      if (latitude < south || latitude > north || longitude < west || longitude > east) {
        problems.push({ file, line: 1, field: `${field}.coordinates`, message: `${latitude}, ${longitude} of "${place.id}" lies outside ${city.name}`, remedy: 'Give latitude first, or widen bounds in city.yaml' });
      }
      if (place.hours !== undefined) {
        try {
          openingWeek(place.hours, city, place.checkedOn);
        } catch (cause) {
          problems.push({ file, line: 1, field: `${field}.hours`, message: `"${place.hours}" of "${place.id}" does not parse: ${String(cause instanceof Error ? cause.message : cause)}`, remedy: 'Use OSM opening_hours syntax, for example "Tu-Su 10:00-18:00; PH off"' });
        }
      }
      places.set(place.id, { place, access: read.access, file });
    });
  }
  return places;
}

function compileScreen(screen: ScreenContent, file: string, city: City, places: ReadonlyMap<string, LocatedPlace>): CompiledScreen {
  return screen.kind === 'overview' ? compileOverview(screen, city) : compilePlaceList(screen, file, city, places);
}

function pageCity({ key, name, country, timezone, centre }: City): CompiledCity {
  return { key, name, country, timezone, centre };
}

function compileOverview(overview: Overview, city: City): CompiledOverview {
  const holidays = holidaysOf(city, city.holidayYears);
  const year = city.holidayYears[0] ?? Number(overview.checkedOn.slice(0, 4));
  const months = overview.climate.months.map((month, index) => {
    const number = String(index + 1).padStart(2, '0');
    return {
      ...month,
      ...daylightOf(city, year, index + 1),
      holidays: holidays.filter((holiday) => holiday.date.slice(5, 7) === number),
      events: overview.events.filter((event) => event.months.includes(index + 1)).map((event) => event.name),
    };
  });
  return { ...overview, city: pageCity(city), months };
}

function compilePlaceList(list: PlaceList, file: string, city: City, places: ReadonlyMap<string, LocatedPlace>): CompiledPlaceList {
  const problems: ContentProblem[] = [];
  const named: Record<string, CompiledPlace> = {};
  list.groups.forEach((group, groupIndex) =>
    group.entries.forEach((entry, index) => {
      const field = `groups.${groupIndex}.entries.${index}.place`;
      const found = places.get(entry.place);
      if (!found) {
        problems.push({ file, line: 1, field, message: `no file of places/ defines "${entry.place}"`, remedy: 'Define the place, or correct its id' });
      } else if (list.access === 'public' && found.access === 'premium') {
        problems.push({ file, line: 1, field, message: `"${entry.place}" is premium and this screen is public`, remedy: 'Move the place to a public file, or take it off this screen' });
      } else {
        named[entry.place] = compilePlace(found.place, city);
      }
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return { ...list, city: pageCity(city), places: named };
}

function compilePlace(place: Place, city: City): CompiledPlace {
  return place.hours === undefined ? place : { ...place, week: openingWeek(place.hours, city, place.checkedOn) };
}
