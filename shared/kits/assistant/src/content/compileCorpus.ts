import { allHelp } from '@odysseus/danger/content';
import type { MapScreenContent } from '@odysseus/map';
import type { CivilDate, CompiledCity, CompiledPlace, CompiledPlaceList } from '@odysseus/model';
import { CompilerMemory, type Holiday } from '@odysseus/model/content';
import type { CompiledOverview } from '@odysseus/overview';
import type { CompiledPasses } from '@odysseus/passes';
import type { CompiledAround, CompiledMetro } from '@odysseus/transit';
import { checkedCorpus, type Corpus, type CorpusPlace, type Passage, type Told } from '../logic/corpus';
import type { Local } from '../logic/local';
import { elsewhereOf } from './elsewhereOf';
import { blockPassages } from './passages/blockPassages';
import { metroPassages } from './passages/metroPassages';
import { overviewPassages } from './passages/overviewPassages';
import { passesPassages } from './passages/passesPassages';
import { planPassages, type ToldPlan } from './passages/planPassages';
import { walkPassages } from './passages/walkPassages';

/** Screens that the assistant reads, and what it has to know of all others. */
type ToldScreen =
  | CompiledOverview
  | CompiledPlaceList
  | CompiledMetro
  | (CompiledPasses & { readonly around?: CompiledAround })
  | {
      readonly kind: 'landing' | 'preparation' | 'assistant' | 'story' | 'live' | 'map' | 'map-places';
      readonly title: string;
      readonly vignette?: string;
    };

export interface CorpusSources {
  readonly local: Local;
  readonly city: CompiledCity;
  /** Path of the city's overview: '/paris'. */
  readonly home: string;
  readonly holidays: readonly Holiday[];
  /** Easter Sundays of the same years. */
  readonly easters: readonly CivilDate[];
  readonly places: readonly CompiledPlace[];
  /** The city's screens by the name of their file. */
  readonly screens: ReadonlyMap<string, ToldScreen>;
  readonly maps: readonly Pick<MapScreenContent, 'screens'>[];
  /** Where each screen stands, by the name of its file. */
  readonly paths: ReadonlyMap<string, string>;
  /** Walks and plans that lie ready, by the path of their screen. */
  /**
   * The country above the city: what its lists tell is told in each of its cities, and its places are theirs that lie in them. Its
   * overview isn't: basics that it shares with them stand in theirs, and the rest speaks of other cities.
   */
  readonly above?: Pick<CorpusSources, 'city' | 'home' | 'paths' | 'places' | 'screens' | 'maps'>;
  readonly ready?: readonly {
    readonly path: string;
    readonly walks?: MapScreenContent['walks'] | undefined;
    readonly plans?: readonly ToldPlan[] | undefined;
  }[];
}

/**
 * Gathers everything that a city's screens and places say into what its assistant knows.
 * @param memory of the remote's last compilation
 */
export function compileCorpus(
  { city, local, home, paths, holidays, easters, places, screens, maps, above, ready = [] }: CorpusSources,
  memory: CompilerMemory = new CompilerMemory(),
): Corpus {
  const country = above && ofCountry(above, places);
  const addresses = screenAddresses(home, paths, screens, maps);
  const lists = [...screens].flatMap(([name, screen]) =>
    screen.kind === 'places' ? [{ screen, address: addresses(name, screen) }] : [],
  );
  // In the order in which the map asks its screens, so that a card opens where the map's link leads.
  lists.sort((a, b) => a.address.order - b.address.order);
  const told = toldOf(lists);
  const metro = [...screens].find(([, screen]) => screen.kind === 'metro');
  const passes = [...screens].find(([, screen]) => screen.kind === 'passes');
  const { books, words } = allHelp();
  const book = books.get(city.country);
  const names = new Map(places.map((place) => [place.id, place.name]));
  const nameOf = (place: string) => names.get(place);
  const passages = distinct([
    ...[...screens].flatMap(([name, screen]) => {
      const address = addresses(name, screen);
      return memory.once(`corpus: ${city.key}/${name}`, [screen, address.path, address.name], () =>
        passagesOf(screen, address).map(endedOnce),
      );
    }),
    ...[
      ...(country?.passages ?? []),
      ...ready.flatMap(({ path, walks = [], plans = [] }) => [
        ...walkPassages(walks, path, nameOf),
        ...planPassages(plans, path, nameOf),
      ]),
    ].map(endedOnce),
  ]);
  return checkedCorpus({
    kind: 'assistant-corpus',
    access: 'premium',
    title: `What the assistant knows of ${city.name}`,
    city: { ...city },
    local: { ...local, elsewhere: elsewhereOf(city.name, local.elsewhere) },
    holidays: holidays.map(({ date, name }) => ({ date, name })),
    easters: [...easters],
    places: [...places.map((place) => placed(place, told.get(place.id) ?? [], home)), ...(country?.places ?? [])],
    passages,
    ...(passes?.[1].kind === 'passes' ? passesOf(passes[1], addresses(...passes).path) : {}),
    ...(metro?.[1].kind === 'metro' ? { network: metro[1].network, metroPath: addresses(...metro).path } : {}),
    ...(book
      ? { help: { book, words, path: helpPage(lists) ?? country?.helpPath ?? numbersPage(passages) ?? home } }
      : {}),
  });
}

/** Passes, and the network of a city whose lines stand beside them. */
function passesOf(
  { around, ...passes }: Extract<ToldScreen, { kind: 'passes' }>,
  path: string,
): Pick<Corpus, 'passes' | 'passesPath' | 'network' | 'metroPath'> {
  return { passes, passesPath: path, ...(around ? { network: around.network, metroPath: path } : {}) };
}

/** What a country's lists tell, and those of its places that its city has not itself. */
function ofCountry(
  { city, home, paths, places, screens, maps }: NonNullable<CorpusSources['above']>,
  own: readonly CompiledPlace[],
): {
  readonly passages: readonly Passage[];
  readonly places: readonly CorpusPlace[];
  readonly helpPath: string | undefined;
} {
  const addresses = screenAddresses(home, paths, screens, maps);
  const lists = [...screens].flatMap(([name, screen]) =>
    screen.kind === 'places' ? [{ screen, address: addresses(name, screen) }] : [],
  );
  const told = toldOf(lists);
  const known = new Set(own.map(({ id }) => id));
  return {
    passages: lists.flatMap(({ screen, address: { path, name } }) => blockPassages(screen, path, name)),
    places: places
      .filter(({ id }) => !known.has(id) && told.has(id))
      .map((place) => ({ ...placed(place, told.get(place.id) ?? [], home), city: city.key })),
    helpPath: helpPage(lists),
  };
}

/** The page on which help in danger is read as a whole. */
function helpPage(lists: readonly List[]): string | undefined {
  return lists.find(({ screen }) => screen.help)?.address.path;
}

interface Address {
  readonly path: string;
  /** As tiles and map name it. */
  readonly name: string;
  readonly order: number;
}

/** Where each screen is read: the map names its screens, the overview's tiles the rest. */
function screenAddresses(
  home: string,
  paths: ReadonlyMap<string, string>,
  screens: ReadonlyMap<string, ToldScreen>,
  maps: CorpusSources['maps'],
): (name: string, screen: ToldScreen) => Address {
  const named = maps.flatMap(({ screens: listed }) => listed);
  const tiles = [...screens.values()].flatMap((screen) => (screen.kind === 'overview' ? screen.tiles : []));
  return (name, screen) => {
    const order = named.findIndex(({ screen: key }) => key === name);
    const known = named[order];
    if (known) return { path: known.path, name: known.name, order };
    const tile = tiles.find((own) => own.screen === name);
    return { path: tile?.path ?? paths.get(name) ?? home, name: screen.title, order: named.length };
  };
}

function numbersPage(passages: readonly Passage[]): string | undefined {
  return passages.find(({ kind }) => kind === 'number')?.path.split('#')[0];
}

interface List {
  readonly screen: CompiledPlaceList;
  readonly address: Address;
}

function toldOf(lists: readonly List[]): Map<string, Told[]> {
  const told = new Map<string, Told[]>();
  for (const { screen, address } of lists) {
    for (const group of screen.groups) {
      for (const entry of group.entries) {
        const before = told.get(entry.place) ?? [];
        told.set(entry.place, [
          ...before,
          {
            screen: address.name,
            path: address.path,
            group: group.title,
            ...(group.ages ? { ages: group.ages } : {}),
            ...(screen.subject ? { subject: screen.subject } : {}),
            entry,
          },
        ]);
      }
    }
  }
  return told;
}

function placed(place: CompiledPlace, told: Told[], home: string): CorpusPlace {
  return { ...place, path: `${told[0]?.path ?? home}#${place.id}`, told };
}

function passagesOf(screen: ToldScreen, { path, name }: Address): Passage[] {
  switch (screen.kind) {
    case 'overview':
      return overviewPassages(screen, path);
    case 'places':
      return blockPassages(screen, path, name);
    case 'metro':
      return metroPassages(screen, path, name);
    case 'passes':
      return passesPassages(screen, path);
    default:
      return [];
  }
}

/** What is put together of several fields has one stop where a field brought its own. */
function endedOnce(passage: Passage): Passage {
  return { ...passage, text: passage.text.replace(/([.!?])\.(?!\.)/g, '$1') };
}

/** Two blocks of one screen may bear one title. */
function distinct(passages: readonly Passage[]): Passage[] {
  const seen = new Map<string, number>();
  return passages.map((passage) => {
    const count = (seen.get(passage.id) ?? 0) + 1;
    seen.set(passage.id, count);
    return count === 1 ? passage : { ...passage, id: `${passage.id}-${count}` };
  });
}
