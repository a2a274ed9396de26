import type { Searched, SearchIndex } from '@odysseus/contract';
import type { CompiledMap } from '@odysseus/map';
import { isGeneral, type City, type CompiledPlaceList, type OpeningCalendar } from '@odysseus/model';
import { ContentError, type ContentProblem, CompilerMemory } from '@odysseus/model/content';
import { anchors } from '@odysseus/overview';
import { tellingScreens } from '@odysseus/places';
import type { CompiledScreen } from '../compiledScreen';
import { landingEntries } from './landingEntries';
import { lockedEntry, placeEntry, sectionEntries } from './listEntries';
import { mapEntries, mapPlaceEntry } from './mapEntries';
import { aroundEntries, metroEntries } from './metroEntries';
import { overviewEntries } from './overviewEntries';
import { passesEntries } from './passesEntries';
import { entry, labels, type Entry, type SearchedScreen } from './searchedScreen';
import { answeredNeeds, searchWords } from './searchWords';
import { shortcutEntries } from './shortcutEntries';
import type { CitySearch } from './searchWordsSchema';
import { withTellingWords } from './tellingWords';
import { withKnownFor } from './withKnownFor';
import { wordsOf } from './wordsOf';

/** A city with its screens, in the order of the route table. */
export interface SearchedCity {
  readonly city: City;
  readonly screens: readonly SearchedScreen[];
  /** What it adds to the words of all, and the file that says so. */
  readonly own?: { readonly file: string; readonly search: CitySearch } | undefined;
}

/** How many of the basics are offered where a city does not choose. */
const suggestedBasics = 6;

/**
 * Everything that a visitor can look for in some cities, and the words that it is looked for by. A premium screen gives what
 * public pages say of it, and the names of its places.
 * @param memory of the remote's last compilation
 * @throws {ContentError} where a city offers what is not there
 */
export function compileSearchIndex(
  cities: readonly SearchedCity[],
  memory: CompilerMemory = new CompilerMemory(),
): SearchIndex {
  const calendars = new Map<string, number>();
  const problems: ContentProblem[] = [];
  const compiled = cities.map((searched, index) => {
    const entries = cityEntries(searched, memory).map(({ entry: one, calendar, usual }): Searched => ({
      ...one,
      ...(calendar ? { hours: numberOf(calendar, calendars) } : {}),
      ...(usual ? { usual } : {}),
      ...(index ? { city: index } : {}),
    }));
    const { file, search } = searched.own ?? {};
    const shortcuts = shortcutEntries(search?.shortcuts ?? []).map((one) => ({
      ...one,
      ...(index ? { city: index } : {}),
    }));
    const known = new Set([...entries, ...shortcuts].map(({ path }) => path));
    for (const [place, { to }] of (search?.shortcuts ?? []).entries())
      if (!known.has(to.replace(/[?#].*$/, ''))) problems.push(notThere(file ?? '', `shortcuts.${place}.to`, to));
    for (const [place, path] of (search?.suggested ?? []).entries())
      if (!known.has(path)) problems.push(notThere(file ?? '', `suggested.${place}`, path));
    for (const [place, { at }] of (search?.known ?? []).entries())
      if (!known.has(at)) problems.push(notThere(file ?? '', `known.${place}.at`, at));
    const answers = search ? answeredNeeds(search) : [];
    for (const { need, at, title, for: words } of answers) {
      const field = `answers.${need}`;
      if (!known.has(at)) problems.push(notThere(file ?? '', field, at));
      if (title !== undefined && !entries.some((one) => one.path === at && one.title === title))
        problems.push(notThere(file ?? '', field, `${at}, ${title}`));
      if (words.length === 0) problems.push(noNeed(file ?? '', field));
    }
    return {
      entries: withKnownFor([...entries, ...shortcuts], [...(search?.known ?? []), ...answers]),
      city: cityOf(searched),
    };
  });
  if (problems.length > 0) throw new ContentError(problems);
  return {
    schemaVersion: 1,
    cities: compiled.map(({ city }) => city),
    calendars: [...calendars.keys()].map((text) => JSON.parse(text) as SearchIndex['calendars'][number]),
    words: searchWords(cities.flatMap(({ own }) => own?.search ?? [])),
    entries: withTellingWords(compiled.flatMap(({ entries }) => entries)),
  };
}

function cityOf({ city: { key, name, timezone }, screens, own }: SearchedCity): SearchIndex['cities'][number] {
  const assistant = screens.find(({ screen }) => screen.kind === 'assistant');
  const basics = screens.flatMap(({ path, screen }) =>
    screen.kind === 'overview' ? (screen.basics ?? []).map((basic) => `${path}#${anchors.basic(basic.key)}`) : [],
  );
  return {
    key,
    name,
    timezone,
    ...(assistant ? { assistant: assistant.path } : {}),
    suggested: [...(own?.search.suggested ?? basics.slice(0, suggestedBasics))],
  };
}

/** An entry with the hours that its place keeps. */
interface TimedEntry {
  readonly entry: Entry;
  readonly calendar?: OpeningCalendar | undefined;
  readonly usual?: true;
}

function cityEntries({ city, screens }: SearchedCity, memory: CompilerMemory): readonly TimedEntry[] {
  const telling = memory.steady(
    `search: telling of ${city.key}`,
    tellingScreens(screens.map(({ screen }) => (screen.kind === 'places' ? screen : undefined))),
  );
  const tiles = new Map(
    screens.flatMap(({ screen }) =>
      screen.kind === 'overview' ? screen.tiles.map(({ path, line }) => [path, line] as const) : [],
    ),
  );
  return screens.flatMap((searched, index) => {
    const { path, title, text, screen } = searched;
    const tile = tiles.get(path);
    const inputs = [title, text, screen, index, tile, telling, city];
    return memory.once(`search: ${path}`, inputs, () => screenEntries(searched, index, tile, telling, city));
  });
}

/** What is found of a screen. @param index of it in its city @param tile what the city's overview says of it, to everybody */
function screenEntries(
  searched: SearchedScreen,
  index: number,
  tile: string | undefined,
  telling: ReadonlyMap<string, number>,
  city: City,
): TimedEntry[] {
  const { screen, path } = searched;
  const mostVisited = new Set(city.mostVisited);
  const places =
    screen.kind === 'places' ? Object.values(screen.places).filter(({ id }) => telling.get(id) === index) : [];
  return [
    { entry: screenEntry(searched, tile) },
    ...places.map((place): TimedEntry => {
      if (screen.access !== 'public') return { entry: lockedEntry(place, path) };
      return {
        entry: placeEntry(place, screen as CompiledPlaceList, path, mostVisited.has(place.id)),
        calendar: place.calendar,
        ...(place.calendar && isGeneral(place, 'hours') ? { usual: true } : {}),
      };
    }),
    ...(screen.kind === 'map' ? placesOfMap(screen, path, telling) : []),
    ...partsOf(searched).map((entry) => ({ entry })),
  ];
}

/** @param telling ids of the places that lists tell of */
function placesOfMap(
  { places, calendars }: CompiledMap,
  path: string,
  telling: ReadonlyMap<string, number>,
): TimedEntry[] {
  return places.flatMap((place) => {
    // What is another city's own is told by its own list.
    if (place.of !== undefined || telling.has(place.id)) return [];
    const calendar = calendars[place.hours ?? -1];
    return {
      entry: mapPlaceEntry(place, path),
      calendar,
      ...(calendar && place.general?.includes('hours') ? { usual: true as const } : {}),
    };
  });
}

/** @param tile what the city's overview says of it, to everybody */
function screenEntry({ screen, path, title, text }: SearchedScreen, tile: string | undefined): Entry {
  const open = screen.access === 'public';
  const lead = open && 'lead' in screen ? screen.lead : undefined;
  const names = [...new Set([text, ...(open ? [screen.title] : [])])].filter((name) => name !== title);
  return entry({
    kind: 'screen',
    title,
    ...(names.length > 0 ? { names } : {}),
    label: labels.screen,
    line: lead ?? tile ?? '',
    about: wordsOf([tile], [title, ...names]),
    body: wordsOf([lead], [title, ...names, tile]),
    path,
  });
}

function partsOf(searched: SearchedScreen): Entry[] {
  const { screen } = searched;
  if (screen.access !== 'public') return [];
  switch (screen.kind) {
    case 'overview':
      return overviewEntries(withScreen(searched, screen));
    case 'places':
      return sectionEntries(withScreen(searched, screen));
    case 'metro':
      return metroEntries(withScreen(searched, screen));
    case 'passes':
      return [
        ...passesEntries(withScreen(searched, screen)),
        ...(screen.around ? aroundEntries(screen.around, searched) : []),
      ];
    case 'landing':
      return landingEntries(withScreen(searched, screen));
    case 'map':
      return mapEntries(withScreen(searched, screen));
    default:
      return [];
  }
}

function withScreen<Screen extends CompiledScreen>(searched: SearchedScreen, screen: Screen): SearchedScreen<Screen> {
  return { ...searched, screen };
}

/** The place of a calendar in the list of those that differ. */
function numberOf(calendar: OpeningCalendar, calendars: Map<string, number>): number {
  const text = JSON.stringify(calendar);
  const number = calendars.get(text) ?? calendars.size;
  calendars.set(text, number);
  return number;
}

function notThere(file: string, field: string, path: string): ContentProblem {
  return {
    file,
    line: 1,
    field,
    message: `the search has no entry "${path}"`,
    remedy: 'Name the address of a page, place or section as the search leads to it, or leave it out',
  };
}

function noNeed(file: string, field: string): ContentProblem {
  return {
    file,
    line: 1,
    field,
    message: 'no visitor is known to need it',
    remedy: 'Name one of the needs of shared/guide/words/words.yaml, or write it down there',
  };
}
