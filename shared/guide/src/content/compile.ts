import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { agedProblems, datedFacts, type DatedFact } from './age';
import { compileCorpus } from '../assistant/compileCorpus';
import { corpusKey, type Corpus } from '../assistant/corpus';
import type { Local } from '../assistant/local';
import { compileLive } from '../live/compileLive';
import type { LiveScreenContent } from '../live/schema';
import { fareProblems } from '../fares/fareProblems';
import { compileMap, mapPlacesKey } from '../map/compileMap';
import type { MapScreenContent } from '../map/schema';
import { compileMetroScreen, networkFileOf } from '../metro/compileMetroScreen';
import { closuresOf } from '../passes/closures';
import { compilePasses } from '../passes/compilePasses';
import { compileStory } from '../story/compileStory';
import { daylightOf, holidaysOf, sunOnFace } from './cityCalendar';
import type { CompiledCity, CompiledOverview, CompiledPlace, CompiledPlaceList, CompiledScreen } from './compiled';
import { ContentError, type ContentProblem } from './contentError';
import { placeHours } from './placeHours';
import { locate, readYaml } from './readYaml';
import { helpInAllLanguages, helpSources, screenHelp } from './screenHelp';
import { citySchema, placesFileSchema, screenSchema, type City, type Overview, type Place, type PlaceList, type ScreenContent } from './schema';

export interface CompiledContent {
  readonly cities: readonly City[];
  /** Public screens by the absolute path of their file. */
  readonly publicScreens: ReadonlyMap<string, CompiledScreen>;
  /** Premium screens by key, `paris/hidden-gems`. They never enter a public file. */
  readonly premiumScreens: ReadonlyMap<string, CompiledScreen>;
  /** What the assistants of cities answer from, by key, `paris/assistant-corpus`. Only the service reads it. */
  readonly corpora: ReadonlyMap<string, Corpus>;
  /** Every place by the key of its city and its own id, `paris/louvre`. */
  readonly places: ReadonlyMap<string, LocatedPlace>;
  /** Every fact that says when it was checked. */
  readonly facts: readonly DatedFact[];
  /** Every file that was read, for caches and watchers. */
  readonly files: readonly string[];
}

/** A place with the access of its file: premium places never enter a public file. */
export interface LocatedPlace {
  readonly place: Place;
  readonly access: 'public' | 'premium';
  readonly file: string;
}

/** Does what may find problems; undefined where it did. */
type Attempt = <T>(work: () => T) => T | undefined;

/**
 * Compiles a remote's content folder: `city.yaml` beside `places/` and `screens/`, either directly in the folder or in one
 * subfolder for each city.
 * @param root paths in messages are relative to it
 * @param today `YYYY-MM-DD`: facts that are a year old then are refused
 * @throws {ContentError} with every problem of every file
 */
export function compileContent(folder: string, root: string = process.cwd(), today: string = new Date().toISOString().slice(0, 10)): CompiledContent {
  const problems: ContentProblem[] = [];
  const cities: City[] = [];
  const publicScreens = new Map<string, CompiledScreen>();
  const premiumScreens = new Map<string, CompiledScreen>();
  const corpora = new Map<string, Corpus>();
  const all = new Map<string, LocatedPlace>();
  const facts: DatedFact[] = [];
  const files: string[] = [];
  const attempt: Attempt = (work) => {
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
    // What a file leaves out that can't be read is missed everywhere: only its own problems are told then.
    let whole = true;
    const read: Attempt = (work) => {
      const done = attempt(work);
      if (done === undefined) whole = false;
      return done;
    };
    const places = readPlaces(dirname(cityFile), city, files, read, problems);
    for (const [id, located] of places) all.set(`${city.key}/${id}`, located);
    for (const file of new Set([...places.values()].map((located) => located.file))) {
      facts.push(...datedFacts(file, { places: [...places.values()].filter((located) => located.file === file).map(({ place }) => place) }));
    }
    const maps = new Map<string, MapScreenContent>();
    const boards = new Map<string, LiveScreenContent>();
    const screens = new Map<string, CompiledScreen>();
    let assistant: { readonly file: string; readonly local: Local } | undefined;
    for (const file of yamlFiles(join(dirname(cityFile), 'screens'))) {
      files.push(file);
      const screen = read(() => readYaml(file, screenSchema));
      if (screen) facts.push(...datedFacts(file, screen));
      if (screen?.kind === 'assistant') assistant = { file, local: screen.local };
      if (screen && 'help' in screen && screen.help) files.push(...helpSources());
      if (screen?.kind === 'metro') files.push(networkFileOf(screen, file));
      if (screen?.kind === 'map') {
        maps.set(file, screen);
        continue;
      }
      if (screen?.kind === 'live') {
        if (screen.network !== undefined) files.push(join(dirname(file), screen.network));
        boards.set(file, screen);
        continue;
      }
      const compiled = screen && whole && read(() => compileScreen(screen, file, city, places));
      if (!compiled) continue;
      screens.set(basename(file, '.yaml'), compiled);
      if (compiled.access === 'public') publicScreens.set(file, compiled);
      else premiumScreens.set(`${city.key}/${basename(file, '.yaml')}`, compiled);
    }
    if (!whole) continue;
    // Maps lead to the other screens, so they are compiled once those are there.
    for (const [file, screen] of maps) {
      const compiled = attempt(() => compileMap(screen, file, city, pageCity(city), places, screens));
      if (!compiled) continue;
      publicScreens.set(file, compiled.map);
      if (compiled.premium) premiumScreens.set(mapPlacesKey(city.key), compiled.premium);
    }
    for (const [file, screen] of boards) {
      const compiled = attempt(() => compileLive(screen, file, city, pageCity(city), places, screens, [...maps.values()]));
      if (compiled) premiumScreens.set(`${city.key}/${basename(file, '.yaml')}`, compiled);
    }
    if (assistant) {
      const corpus = corpusOf(city, assistant.local, places, screens, [...maps.values()]);
      corpora.set(corpusKey(city.key), corpus);
      problems.push(...numberProblems(corpus, assistant.file));
    }
  }
  if (cities.length === 0 && problems.length === 0) {
    problems.push({ file: folder, line: 1, field: '(folder)', message: 'there is no city.yaml', remedy: 'Add one, or a subfolder for each city with one' });
  }
  problems.push(...agedProblems(facts, today));
  if (problems.length > 0) throw new ContentError(locate(problems).map((problem) => ({ ...problem, file: relative(root, problem.file) })));
  return { cities, publicScreens, premiumScreens, corpora, places: all, facts, files: [...new Set(files)] };
}

/** Somebody in need gets the number for any emergency where none is for just that: there has to be one. */
function numberProblems({ passages }: Corpus, file: string): ContentProblem[] {
  const numbers = passages.filter(({ kind }) => kind === 'number');
  if (numbers.length === 0 || numbers.some(({ help }) => help === 'any')) return [];
  return [{ file, line: 1, field: 'kind', message: 'none of the telephone numbers that the assistant knows is for any emergency', remedy: 'Give the emergency number in its block of numbers "for: any"' }];
}

function corpusOf(city: City, local: Local, places: ReadonlyMap<string, LocatedPlace>, screens: ReadonlyMap<string, CompiledScreen>, maps: readonly MapScreenContent[]): Corpus {
  return compileCorpus({
    city: pageCity(city),
    local,
    home: city.areas[0]?.path ?? '/',
    holidays: holidaysOf(city, city.holidayYears),
    places: [...places.values()].map(({ place }) => compilePlace(place, city)),
    screens,
    maps,
  });
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
  attempt: Attempt,
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
      for (const { index: fare, ...problem } of fareProblems(place.price)) {
        problems.push({ file, line: 1, field: `${field}.price.${fare}`, message: `${problem.message} at "${place.id}"`, remedy: problem.remedy });
      }
      if (place.hours !== undefined) {
        const lost = ruleWithoutItsSeason(place.hours);
        if (lost !== undefined) {
          problems.push({ file, line: 1, field: `${field}.hours`, message: `"${lost}" of "${place.id}" stands after a comma and holds all year, not in the months before it`, remedy: 'Write each rule with its months, for example "Apr-Sep Mo-Sa 10:00-18:00; Apr-Sep Su 12:00-18:00"' });
        }
        try {
          placeHours(place.hours, city, place.checkedOn);
        } catch (cause) {
          problems.push({ file, line: 1, field: `${field}.hours`, message: `"${place.hours}" of "${place.id}" does not parse: ${String(cause instanceof Error ? cause.message : cause)}`, remedy: 'Use OSM opening_hours syntax, for example "Tu-Su 10:00-18:00; PH off"' });
        }
      }
      places.set(place.id, { place, access: read.access, file });
    });
  }
  return places;
}

/** In `Apr-Sep Mo-Sa 10:00-18:00, Su 12:00-18:00` the rule after the comma, which has lost its months: the parser takes it for all year, without a word. */
function ruleWithoutItsSeason(hours: string): string | undefined {
  return /(?:^|;)\s*(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b[^;]*?\d:\d\d\s*,\s*((?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)\b[^;,]*)/.exec(hours)?.[1];
}

function compileScreen(screen: Exclude<ScreenContent, MapScreenContent | LiveScreenContent>, file: string, city: City, places: ReadonlyMap<string, LocatedPlace>): CompiledScreen {
  switch (screen.kind) {
    case 'overview':
      return compileOverview(screen, city);
    case 'places':
      return compilePlaceList(screen, file, city, places);
    case 'metro':
      return compileMetroScreen(screen, networkFileOf(screen, file), file, pageCity(city));
    case 'passes':
      return compilePasses(screen, file, pageCity(city), places, ({ hours, checkedOn }) => (hours === undefined ? undefined : closuresOf(placeHours(hours, city, checkedOn).calendar)));
    case 'story':
      return compileStory(screen, file, pageCity(city), places);
    case 'assistant': {
      const { local: _forTheServiceAlone, ...welcome } = screen;
      const help = helpInAllLanguages(city.country);
      return { ...welcome, ...(help ? { help } : {}), city: pageCity(city) };
    }
    case 'landing':
      return { ...screen, city: pageCity(city) };
    case 'preparation': {
      const { help, ...preparation } = screen;
      return { ...preparation, ...(help ? { help: screenHelp(city.country, file) } : {}), city: pageCity(city) };
    }
  }
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
      for (const mark of Object.keys(entry.marks ?? {})) {
        if (!list.scales?.[mark]) problems.push({ file, line: 1, field: `groups.${groupIndex}.entries.${index}.marks.${mark}`, message: `the screen's scales do not name "${mark}"`, remedy: 'Add it to scales with a name and three words, or correct it' });
      }
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  const { help, ...rest } = list;
  return { ...rest, ...(help ? { help: screenHelp(city.country, file) } : {}), city: pageCity(city), places: named, light: lightOf(list, city) };
}

function compilePlace(place: Place, city: City): CompiledPlace {
  if (place.hours === undefined) return place;
  return { ...place, ...placeHours(place.hours, city, place.checkedOn) };
}

/** When the sun falls on the sides that entries name, by id of the place. */
function lightOf(list: PlaceList, city: City): CompiledPlaceList['light'] {
  const year = Number(list.checkedOn.slice(0, 4));
  const entries = list.groups.flatMap((group) => group.entries).filter((entry) => entry.faces);
  return Object.fromEntries(entries.map(({ place, faces = [] }) => [place, faces.map(({ side, bearing }) => ({ side, seasons: sunOnFace(city, year, bearing) }))]));
}
