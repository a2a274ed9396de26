import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { toldSample, type Corpus, type Local, type Sample } from '@odysseus/assistant/content';
import { countryNumbers, helpInAllLanguages, helpSources, screenHelp } from '@odysseus/emergency/content';
import {
  citySourcesKey,
  citySourcesName,
  citySourcesSchema,
  type CompiledCitySources,
  type LiveScreenContent,
} from '@odysseus/live';
import { compileCitySources, compileLive } from '@odysseus/live/content';
import type { MapScreenContent } from '@odysseus/map';
import { compileMap, mapPlacesKey, type CityLists } from '@odysseus/map/content';
import {
  type CivilDate,
  closedDays,
  type CompiledPlaceList,
  pageCity,
  citySchema,
  type City,
  type PlaceList,
  utcDate,
} from '@odysseus/model';
import {
  agedProblems,
  datedFacts,
  type DatedFact,
  cityQuotes,
  countrySums,
  ContentError,
  type ContentProblem,
  entryCalendar,
  hoursFrom,
  knownBy,
  placeHours,
  receiptProblems,
  locate,
  CompilerMemory,
  readYaml,
  type ToldNumber,
  yamlFiles,
} from '@odysseus/model/content';
import type { Basic, CompiledOverview, Overview } from '@odysseus/overview';
import { basicsProblems, compileOverview, inheritBasics, toldOfCountry } from '@odysseus/overview/content';
import type { Entries } from '@odysseus/passes';
import { compilePasses, type ToldHours } from '@odysseus/passes/content';
import {
  compilePlaceList,
  premiumPaths,
  readPlaces,
  withLocked,
  type Attempt,
  type LocatedPlace,
} from '@odysseus/places/content';
import { listOutline } from '@odysseus/places';
import { compileStory } from '@odysseus/story/content';
import { compileAround, compileMetroScreen, networkFileOf, readNetwork } from '@odysseus/transit/content';
import type { SearchIndex } from '@odysseus/contract';
import * as z from 'zod/mini';
import { areaProblems } from './areaProblems';
import { cityNetworkFile, cityStops, drawnNetworkProblems } from './cityNetwork';
import type { CompiledScreen } from './compiledScreen';
import { checkToldAgain, inheritsNumbers } from './country/checkToldAgain';
import { countryContent, type CountryContent } from './country/countryContent';
import type { Country } from './country/countrySchema';
import { cityOf, countryFileName, readCountry } from './country/readCountry';
import { linkTexts } from './mentions/linkTexts';
import { nameFinder } from './mentions/nameFinder';
import { namesOfRemote } from './mentions/namesOfRemote';
import { addressesWithTowns, namesWithTowns, townsOf, type NamedCity } from './mentions/namesOfTowns';
import { namesThatLead } from './mentions/namesThatLead';
import { textsIn } from './mentions/textsIn';
import { writtenLinks } from './mentions/writtenLinks';
import { folderStamp } from './folderStamp';
import { orderedRoutes } from './orderedRoutes';
import { ownModules, type OwnModules } from './ownModules';
import { isPublicFile, screenRoute, type ScreenRoute } from './screenRoute';
import { shownAbove } from './shownAbove';
import { corporaOf, type ToldCity } from './corporaOf';
import { compileLanding } from './compileLanding';
import { placeAddresses } from './placeAddresses';
import { readyMade, readyProblems } from './readyMade';
import { withMap } from './mapLinks';
import { leadByMetro, withMetro, type LeadByMetro } from './metroLinks';
import { relatedProblems, withRelated, type RelatedGround } from './relatedLinks';
import { relatedScreenProblems, withRelatedScreens, type IntroducedScreen } from './relatedScreens';
import { renamedProblems } from './renamedProblems';
import { screenSchema, type ScreenContent, type ScreenFile } from './screenSchema';
import { compileSearchIndex, type SearchedCity } from './search/compileSearchIndex';
import { citySearchSchema } from './search/searchWordsSchema';
import { searchedScreens } from './search/searchedScreens';
import { townProblems } from './townProblems';
import type { Landing } from '../landing/schema';

export interface CompiledContent {
  /** With what they inherit of their country. */
  readonly cities: readonly City[];
  /** What they inherit; undefined where there is no `country.yaml`. */
  readonly country: CountryContent | undefined;
  /** Every screen with its address, in the order of the route table. */
  readonly routes: readonly ScreenRoute[];
  /** Screens whose content is in public files, by the absolute path of their file. */
  readonly publicScreens: ReadonlyMap<string, CompiledScreen>;
  /** The same as their pages show them: words of their texts lead to places and screens. */
  readonly pageScreens: ReadonlyMap<string, CompiledScreen>;
  /** Premium screens by key, `paris/hidden-gems`. They never enter a public file. */
  readonly premiumScreens: ReadonlyMap<string, CompiledScreen>;
  /** What the assistants of cities answer from, by key, `paris/assistant-corpus`. Only the service reads it. */
  readonly corpora: ReadonlyMap<string, Corpus>;
  /** What the live sources of cities are asked, by key, `paris/live-sources`. Only the service reads it. */
  readonly liveSources: ReadonlyMap<string, CompiledCitySources>;
  /** Answers that gates of assistants show, by key of the screen. They are public. */
  readonly samples: ReadonlyMap<string, Sample>;
  /** Every place by the key of its city and its own id, `paris/louvre`. */
  readonly places: ReadonlyMap<string, LocatedPlace>;
  /** Every reading, with its day. */
  readonly facts: readonly DatedFact[];
  /** What visitors can look for. */
  readonly search: SearchIndex;
  /** Every file that was read, for caches and watchers. */
  readonly files: readonly string[];
}

/**
 * Compiles a remote's content folder: `city.yaml` beside `places/` and `screens/`, and `live-sources.yaml` where the city has any,
 * either directly in the folder or in one subfolder for each city; and `country.yaml`, whose cities inherit it, in the folder itself.
 * @param root paths in messages are relative to it
 * @param today facts that are a year old then are refused, and the year of an overview begins with it
 * @param memory of the last compilation of the folder: what has not changed since is not made again, and is the same object
 * @throws {ContentError} with every problem of every file
 */
export function compileContent(
  folder: string,
  root: string = process.cwd(),
  today: CivilDate = utcDate(Date.now()),
  memory: CompilerMemory = new CompilerMemory(),
): CompiledContent {
  const problems: ContentProblem[] = [];
  const cities: City[] = [];
  const routes: ScreenRoute[] = [];
  const own = ownModules(folder);
  const publicScreens = new Map<string, CompiledScreen>();
  const pageScreens = new Map<string, CompiledScreen>();
  const premiumScreens = new Map<string, CompiledScreen>();
  const told: ToldCity[] = [];
  const samples = new Map<string, Sample>();
  const liveSources = new Map<string, CompiledCitySources>();
  const all = new Map<string, LocatedPlace>();
  const facts: DatedFact[] = [];
  const tiles: IntroducedScreen[] = [];
  const ownSearches: { readonly city: City; readonly own?: SearchedCity['own'] }[] = [];
  const files: string[] = [];
  const listsOf = new Map<string, CityLists>();
  const namedCities: NamedCity[] = [];
  /** What looks at other cities is made once all are read. */
  const later: (() => void)[] = [];
  const attempt: Attempt = (work) => {
    try {
      return work();
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      problems.push(...cause.problems);
      return undefined;
    }
  };

  const countryFile = join(folder, countryFileName);
  const hasCountry = existsSync(countryFile);
  if (hasCountry) files.push(countryFile);
  const sums = countrySums(countryFile);
  const toldOf = new Map<string, readonly string[]>();
  let country: Country | undefined;

  for (const cityFile of cityFiles(folder)) {
    files.push(cityFile);
    const writtenCity = attempt(() => readYaml(cityFile, citySchema));
    if (!writtenCity) continue;
    const quotes = cityQuotes(dirname(cityFile), sums);
    const inherited = hasCountry
      ? attempt(() => readCountry(countryFile, { city: writtenCity, file: cityFile, quotes }))
      : undefined;
    country ??= inherited;
    const city = memory.once(`city ${cityFile}`, [writtenCity, inherited], () =>
      inherited ? cityOf(writtenCity, inherited) : writtenCity,
    );
    cities.push(city);
    const searchFile = join(dirname(cityFile), 'search.yaml');
    const search = existsSync(searchFile) ? attempt(() => readYaml(searchFile, citySearchSchema)) : undefined;
    if (existsSync(searchFile)) files.push(searchFile);
    ownSearches.push({ city, ...(search ? { own: { file: searchFile, search } } : {}) });
    const sourcesFile = join(dirname(cityFile), `${citySourcesName}.yaml`);
    if (existsSync(sourcesFile)) {
      files.push(sourcesFile);
      const sources = attempt(() => readYaml(sourcesFile, citySourcesSchema));
      if (sources) liveSources.set(citySourcesKey(city.key), compileCitySources(sources, city));
    }
    // What a file leaves out that can't be read is missed everywhere: only its own problems are told then.
    let whole = !hasCountry || inherited !== undefined;
    const read: Attempt = (work) => {
      const done = attempt(work);
      if (done === undefined) whole = false;
      return done;
    };
    const bearing: { readonly file: string; readonly value: unknown }[] = inherited
      ? [{ file: countryFile, value: inherited }]
      : [];
    const cityNetwork = cityNetworkFile(city, cityFile);
    if (cityNetwork !== undefined) files.push(cityNetwork);
    // By a network that can't be read no stop is right or wrong.
    const tellStop =
      cityNetwork === undefined ? undefined : (read(() => cityStops(cityNetwork, cityFile)) ?? (() => ({ words: '' })));
    const links = writtenLinks(() => memory.steady(`names for ${cityFile}`, namesOfRemote(cityFile)));
    const places = readPlaces(dirname(cityFile), city, quotes, files, read, problems, tellStop, links.take, memory);
    for (const [id, located] of places) all.set(`${city.key}/${id}`, located);
    for (const file of new Set([...places.values()].map((located) => located.file))) {
      const value = { places: [...places.values()].filter((one) => one.file === file).map(({ place }) => place) };
      bearing.push({ file, value: memory.steady(`facts of ${file}`, value) });
    }
    const maps = new Map<string, MapScreenContent>();
    const boards = new Map<string, LiveScreenContent>();
    const landings = new Map<string, Landing>();
    const overviews = new Map<string, Overview>();
    const screens = new Map<string, CompiledScreen>();
    const writtenLists: WrittenList[] = [];
    let metro: LeadByMetro | undefined;
    let assistant: { readonly file: string; readonly local: Local } | undefined;
    const writtenScreens = yamlFiles(join(dirname(cityFile), 'screens')).flatMap((file) => {
      files.push(file);
      const written = read(() => readYaml(file, screenSchema, { quotes, links: links.take }));
      return written ? [{ file, written }] : [];
    });
    const [overview = {}] = writtenScreens.flatMap(({ written }) => (written.kind === 'overview' ? [written] : []));
    const basics = memory.steady(`basics of ${cityFile}`, inheritBasics(overview, inherited?.basics ?? []));
    const inheriting = writtenScreens.some(({ written }) => inheritsNumbers(written));
    if (inheriting) files.push(...helpSources());
    const numbers = memory.steady(
      `numbers of ${cityFile}`,
      (inheriting && read(() => countryNumbers(city.country))) || new Map<string, ToldNumber>(),
    );
    for (const { file, written } of writtenScreens) {
      const { route } = written;
      const screen = memory.once(`screen ${file}`, [written], () => withoutRoute(written));
      const ownModule = own.of(file);
      routes.push(
        screenRoute(written, {
          file,
          name: `${city.key}/${basename(file, '.yaml')}`,
          area: city.areas[0]?.key ?? city.key,
          ownModule: ownModule.found,
        }),
      );
      problems.push(...codeProblems(screen, file, ownModule));
      bearing.push({ file, value: screen });
      if (screen.kind === 'assistant') {
        assistant = { file, local: screen.local };
        if (screen.sample)
          samples.set(`${city.key}/${basename(file, '.yaml')}`, toldSample(screen.sample, city.timezone));
      }
      if ('help' in screen && screen.help) files.push(...helpSources());
      const drawing = screen.kind === 'metro' ? screen : screen.kind === 'passes' ? screen.around : undefined;
      if (drawing) {
        const networkFile = networkFileOf(drawing, file);
        files.push(networkFile);
        if (existsSync(networkFile)) {
          problems.push(...drawnNetworkProblems(city, cityFile, networkFile));
          bearing.push({ file: networkFile, value: attempt(() => readYaml(networkFile, bearerSchema)) });
          const anchor = screen.kind === 'metro' ? '' : '#planner';
          metro = read(() =>
            memory.once(`metro of ${file}`, [readNetwork(networkFile, ''), route.path, anchor], () =>
              leadByMetro(route.path, networkFile, anchor),
            ),
          );
        }
      }
      if (screen.kind === 'map') {
        maps.set(file, screen);
        continue;
      }
      if (screen.kind === 'landing') {
        landings.set(file, screen);
        continue;
      }
      if (screen.kind === 'overview') {
        overviews.set(file, screen);
        toldOf.set(file, toldOfCountry(screen, inherited?.basics ?? []));
        if (!hasCountry || inherited) problems.push(...basicsProblems(screen, file, inherited?.basics));
      }
      if (screen.kind === 'live') {
        if (screen.network !== undefined) files.push(join(dirname(file), screen.network));
        boards.set(file, screen);
        continue;
      }
      const ground = { places, basics, numbers, title: route.title ?? route.text, today, memory };
      const fresh = whole && read(() => compileScreen(screen, file, city, ground));
      if (!fresh) continue;
      const compiled = memory.steady(`compiled ${file}`, fresh);
      screens.set(basename(file, '.yaml'), compiled);
      if (screen.kind === 'places' && compiled.kind === 'places')
        writtenLists.push({ file, path: route.path, written: screen, list: compiled });
      if (compiled.kind === 'overview') {
        tiles.push(...compiled.tiles);
        problems.push(...tileProblems(compiled.tiles, file));
      }
      if (isPublicFile(written)) publicScreens.set(file, compiled);
      else premiumScreens.set(`${city.key}/${basename(file, '.yaml')}`, compiled);
    }
    for (const { file, value } of bearing) facts.push(...datedFacts(file, value));
    problems.push(
      ...receiptProblems(bearing, { authorities: city.authorities ?? [], places }),
      ...visitedProblems(city, cityFile, places),
      ...townProblems(city, cityFile),
      ...(whole ? [...renamedProblems(city, cityFile, places), ...areaProblems(city, cityFile, places)] : []),
    );
    if (!whole) continue;
    const lists = new Map(writtenLists.map(({ file, list }) => [basename(file, '.yaml'), list]));
    const addresses = memory.steady(`addresses of ${cityFile}`, placeAddresses([...maps.values()], lists));
    const names = memory.steady(`screens of ${cityFile}`, screenNames(maps, screens));
    const paths = memory.steady(`premium of ${cityFile}`, premiumPaths(writtenLists));
    const related: RelatedGround = { places, addresses, names };
    problems.push(...relatedProblems(related));
    const lockable = { places, paths };
    const lead = metro;
    const [map] = writtenScreens.flatMap(({ written }) =>
      written.kind === 'map' ? [{ path: written.route.path, view: written.view }] : [],
    );
    for (const { file, written, list } of writtenLists) {
      // Cards alone show what is locked: map, assistant and live board are made of the lists without it.
      const fresh = attempt(() =>
        memory.once(
          `led ${file}`,
          [list, written, places, addresses, names, paths, lead, map?.path, map?.view.join()],
          () => {
            const onMap = withMap(withRelated(list, related), { map, places });
            return withLocked(withMetro(onMap, lead), written, file, lockable);
          },
        ),
      );
      if (!fresh) continue;
      const led = memory.steady(`list ${file}`, fresh);
      if (list.access === 'public') publicScreens.set(file, led);
      else premiumScreens.set(`${city.key}/${basename(file, '.yaml')}`, led);
    }
    const readyScreens = { landings: byName(landings), maps: byName(maps) };
    for (const [file, { ready }] of overviews) {
      const compiled = publicScreens.get(file);
      if (!ready || compiled?.kind !== 'overview') continue;
      problems.push(...readyProblems(ready, file, readyScreens));
      const full = { ...compiled, ready: readyMade(ready, readyScreens) };
      publicScreens.set(file, memory.steady(`whole ${file}`, full));
    }
    for (const [file, landing] of landings) {
      const compiled = attempt(() =>
        memory.once(`landing ${file}`, [landing, city, places, addresses], () =>
          compileLanding(landing, file, city, { places, addresses }),
        ),
      );
      if (compiled) publicScreens.set(file, memory.steady(`compiled ${file}`, compiled));
    }
    const outlines = memory.steady(
      `lists of ${cityFile}`,
      new Map([...lists].map(([name, list]) => [name, listOutline(list)])),
    );
    listsOf.set(city.key, { places, lists: outlines });
    // Maps lead to the other screens and show places of other cities, so they are compiled once those are there.
    const drawMap = (file: string, screen: MapScreenContent): void => {
      const borrowed = (screen.borrows ?? []).flatMap(({ city: of }) => listsOf.get(of) ?? []);
      const compiled = attempt(() => {
        const network = networkBeside(screen, file);
        const drawn = folderStamp(join(dirname(file), screen.basemap));
        const sources = borrowed.flatMap(({ places, lists }) => [places, lists]);
        return memory.once(`map ${file}`, [screen, city, places, outlines, network, drawn, lead, ...sources], () =>
          compileMap(screen, file, city, pageCity(city), places, outlines, network, lead, listsOf),
        );
      });
      if (!compiled) return;
      publicScreens.set(file, memory.steady(`compiled ${file}`, compiled.map));
      if (compiled.premium) premiumScreens.set(mapPlacesKey(city.key), compiled.premium);
    };
    for (const [file, screen] of maps) later.push(() => drawMap(file, screen));
    for (const [file, screen] of boards) {
      const compiled = attempt(() => {
        const network =
          networkBeside(screen, file) ?? (cityNetwork === undefined ? undefined : readNetwork(cityNetwork, ''));
        const { climate } = [...screens.values()].find((screen) => screen.kind === 'overview') ?? {};
        const drawn = memory.steady(`maps of ${cityFile}`, [...maps.values()]);
        return memory.once(`board ${file}`, [screen, city, places, outlines, drawn, climate, network], () =>
          compileLive(screen, file, city, pageCity(city), places, {
            lists: outlines,
            maps: drawn,
            overview: climate && { climate },
            network,
          }),
        );
      });
      if (compiled) premiumScreens.set(`${city.key}/${basename(file, '.yaml')}`, compiled);
    }
    const namesOn = (access: 'public' | 'premium') =>
      memory.steady(
        `${access} names of ${cityFile}`,
        namesThatLead(access, { city, places, addresses, routes, network: cityNetwork }),
      );
    const ownNames = { public: namesOn('public'), premium: namesOn('premium') };
    namedCities.push({ city, names: ownNames, addresses });
    // A country's own pages lead to the places of its towns, which are read by then.
    later.push(() => {
      const towns = townsOf(city, namedCities);
      const ledTo = memory.steady(`addresses for ${cityFile}`, addressesWithTowns(addresses, towns));
      const finderOn = (access: 'public' | 'premium') => {
        const leading = memory.steady(
          `${access} names for ${cityFile}`,
          namesWithTowns(ownNames[access], towns, access),
        );
        return memory.once(`${access} finder of ${cityFile}`, [leading], () => nameFinder(...leading));
      };
      const linked = (screen: CompiledScreen, file: string, find: ReturnType<typeof nameFinder>): CompiledScreen => {
        const own = textsIn(screen);
        const texts = memory.steady(`links of ${file}`, new Map([...links.texts].filter(([text]) => own.has(text))));
        const { page, found } = memory.once(`page ${file}`, [screen, ledTo, texts, find], () => {
          const found: ContentProblem[] = [];
          return { page: linkTexts(screen, { addresses: ledTo, texts, find }, found), found };
        });
        problems.push(...found);
        return page;
      };
      const [inPublic, inPremium] = [finderOn('public'), finderOn('premium')];
      for (const { file } of writtenScreens) {
        const key = `${city.key}/${basename(file, '.yaml')}`;
        const [open, premium] = [publicScreens.get(file), premiumScreens.get(key)];
        if (open) pageScreens.set(file, linked(open, file, inPublic));
        else if (premium) premiumScreens.set(key, linked(premium, file, inPremium));
      }
    });
    const pathOf = new Map(routes.map(({ file, data }) => [file, data.path]));
    const ready = [
      ...[...maps].map(([file, { walks }]) => ({ path: pathOf.get(file) ?? '/', walks })),
      ...[...landings].map(([file, { plans }]) => ({ path: pathOf.get(file) ?? '/', plans })),
    ];
    const pathsByName = new Map(
      writtenScreens.map(({ file, written }) => [basename(file, '.yaml'), written.route.path] as const),
    );
    told.push({ city, assistant, places, screens, maps: [...maps.values()], paths: pathsByName, ready });
  }
  for (const draw of later) draw();
  if (cities.length === 0 && problems.length === 0) {
    problems.push({
      file: folder,
      line: 1,
      field: '(folder)',
      message: 'there is no city.yaml',
      remedy: 'Add one, or a subfolder for each city with one',
    });
  }
  const corpora = corporaOf(told, problems, memory);
  // A file that can't be read may be the one that the rest is missing.
  const ordered = orderedRoutes(
    routes,
    cities.flatMap(({ areas }) => areas),
    problems,
  );
  problems.push(...relatedScreenProblems(ordered));
  // What is wrong with a country is found in each of its cities.
  const readings = distinct(facts);
  problems.push(...own.unused(), ...agedProblems(readings, today));
  const search =
    problems.length > 0
      ? undefined
      : attempt(() =>
          compileSearchIndex(
            ownSearches.map((searched) => ({
              ...searched,
              screens: searchedScreens(searched.city.key, ordered, { publicScreens, premiumScreens }),
            })),
            memory,
          ),
        );
  if (problems.length > 0 || !search)
    throw new ContentError(
      locate(distinct(problems)).map((problem) => ({ ...problem, file: relative(root, problem.file) })),
    );
  return {
    cities,
    country: country && countryContent(countryFile, country, toldOf),
    routes: withRelatedScreens(ordered, tiles, ({ file, premiumKey }) =>
      shownAbove(publicScreens.get(file) ?? premiumScreens.get(premiumKey ?? '')),
    ),
    publicScreens,
    pageScreens,
    premiumScreens,
    corpora,
    samples,
    liveSources,
    places: all,
    facts: readings,
    search,
    files: [...new Set(files)],
  };
}

/** What a screen's file says of the screen itself. */
function withoutRoute({ route: _route, related: _ofRoute, ...screen }: ScreenFile) {
  return screen;
}

/** A list of places as its file has it, and as it is compiled. */
interface WrittenList {
  readonly file: string;
  readonly path: string;
  readonly written: PlaceList;
  readonly list: CompiledPlaceList;
}

/** Each once, however many cities they were found in. */
function distinct<T extends object>(found: readonly T[]): T[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Of a network's file only what was read where is asked here; its own kit reads the rest. */
const bearerSchema = z.looseObject({});

/** The most visited places of a city are places of it. */
function visitedProblems(
  { mostVisited = [] }: City,
  file: string,
  places: ReadonlyMap<string, LocatedPlace>,
): ContentProblem[] {
  return mostVisited.flatMap((id, index) =>
    places.has(id)
      ? []
      : [
          {
            file,
            line: 1,
            field: `mostVisited.${index}`,
            message: `no file of places/ defines "${id}"`,
            remedy: 'Define the place, or correct its id',
          },
        ],
  );
}

/** A screen without a template is drawn by a module of the remote. */
function codeProblems(
  { kind }: ScreenContent,
  file: string,
  { found, expected }: ReturnType<OwnModules['of']>,
): ContentProblem[] {
  if (found !== undefined || (kind !== 'story' && kind !== 'own')) return [];
  const remedy = `Write ${expected}, which exports the screen by default (docs/content-team.md)`;
  return [
    { file, line: 1, field: 'kind', message: `a screen of kind ${kind} is drawn by code, and there is none`, remedy },
  ];
}

/** Screens by the name of their file, without its ending. */
function byName<T>(screens: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map([...screens].map(([file, screen]) => [basename(file, '.yaml'), screen]));
}

/** The network that a screen names, by its path from the screen's own file. */
function networkBeside({ network }: { readonly network?: string | undefined }, file: string) {
  return network === undefined ? undefined : readNetwork(join(dirname(file), network), '');
}

/** What a city's screens are called, by their path: as its maps name them, and as those are titled that the overview's tiles lead to. */
function screenNames(
  maps: ReadonlyMap<string, MapScreenContent>,
  screens: ReadonlyMap<string, CompiledScreen>,
): ReadonlyMap<string, string> {
  const tiles = [...screens.values()].flatMap((screen) => (screen.kind === 'overview' ? screen.tiles : []));
  const titled = tiles.flatMap(({ path, screen }): [string, string][] => {
    const title = screen === undefined ? undefined : screens.get(screen)?.title;
    return title === undefined ? [] : [[path, title]];
  });
  const named = [...maps.values()].flatMap((map) =>
    map.screens.map(({ path, name }): [string, string] => [path, name]),
  );
  return new Map([...titled, ...named]);
}

/** A tile leads to a screen of its own city, by the name of the screen's file. */
function tileProblems(tiles: CompiledOverview['tiles'], file: string): ContentProblem[] {
  const known = new Set(yamlFiles(dirname(file)).map((own) => basename(own, '.yaml')));
  return tiles.flatMap(({ screen }, index) =>
    screen === undefined || known.has(screen)
      ? []
      : [
          {
            file,
            line: 1,
            field: `tiles.${index}.screen`,
            message: `there is no screens/${screen}.yaml`,
            remedy: 'Name the file of the screen without its ending, or leave the field out',
          },
        ],
  );
}

function cityFiles(folder: string): string[] {
  const own = join(folder, 'city.yaml');
  const nested = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name, 'city.yaml'));
  return [own, ...nested.sort()].filter((file) => existsSync(file));
}

/** What a screen is compiled with besides its city. */
interface ScreenGround {
  readonly places: ReadonlyMap<string, LocatedPlace>;
  /** What the city tells standing up, its country's included. */
  readonly basics: readonly Basic[];
  /** Telephone numbers of the city's country. */
  readonly numbers: ReadonlyMap<string, ToldNumber>;
  /** What the screen is called where it does not say it itself. */
  readonly title: string;
  /** The year that is told begins with it. */
  readonly today: CivilDate;
  readonly memory: CompilerMemory;
}

/** When a place lets people in; undefined where neither hours nor days of closing are told. */
function entriesOf({ hours, lastEntry, receipts = [], closedOn = [] }: ToldHours, city: City): Entries | undefined {
  if (hours === undefined && closedOn.length === 0) return undefined;
  const known =
    hours === undefined ? undefined : placeHours(hours, city, hoursFrom({ known: knownBy(receipts) }, city));
  return {
    ...(known ? { calendar: entryCalendar(known.calendar, lastEntry) } : {}),
    shutOn: closedDays(closedOn),
  };
}

function compileScreen(
  screen: Exclude<ScreenContent, MapScreenContent | LiveScreenContent | Landing>,
  file: string,
  city: City,
  { places, basics, numbers, title, today, memory }: ScreenGround,
): CompiledScreen {
  checkToldAgain(screen, file, { basics, numbers });
  switch (screen.kind) {
    case 'overview':
      return memory.once(`overview ${file}`, [screen, city, basics, today], () =>
        compileOverview(screen, file, city, basics, today),
      );
    case 'places': {
      const help = screen.help ? memory.steady(`help of ${file}`, screenHelp(city.country, file)) : undefined;
      return memory.once(`places on ${file}`, [screen, city, places, help, basics, numbers], () =>
        compilePlaceList(screen, file, city, places, help, { basics, numbers }),
      );
    }
    case 'metro':
      return compileMetroScreen(screen, networkFileOf(screen, file), file, pageCity(city), { basics, numbers });
    case 'passes': {
      const { around, ...passes } = screen;
      const compiled = memory.once(`passes ${file}`, [screen, city, places], () =>
        compilePasses(passes, file, pageCity(city), places, (told) => entriesOf(told, city)),
      );
      return { ...compiled, ...(around ? { around: compileAround(around, file) } : {}) };
    }
    case 'story':
      return compileStory(screen, file, pageCity(city), places);
    case 'assistant': {
      const { local: _forTheServiceAlone, sample: _forTheGateAlone, ...welcome } = screen;
      const help = helpInAllLanguages(city.country);
      return { ...welcome, ...(help ? { help } : {}), city: pageCity(city) };
    }
    case 'own':
      return { ...screen, city: pageCity(city) };
    case 'preparation': {
      const { help, ...preparation } = screen;
      return {
        ...preparation,
        title: preparation.title ?? title,
        ...(help ? { help: screenHelp(city.country, file) } : {}),
        city: pageCity(city),
      };
    }
  }
}
