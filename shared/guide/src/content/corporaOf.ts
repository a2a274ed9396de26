import { compileCorpus, corpusKey, type Corpus, type Local } from '@odysseus/assistant/content';
import type { MapScreenContent } from '@odysseus/map';
import { pageCity, type City } from '@odysseus/model';
import { compilePlace, type CompilerMemory, eastersOf, holidaysOf, type ContentProblem } from '@odysseus/model/content';
import type { LocatedPlace } from '@odysseus/places/content';
import type { CompiledScreen } from './compiledScreen';

type Sources = Parameters<typeof compileCorpus>[0];

/** What a city's files say, and its assistant, where it has one. */
export interface ToldCity {
  readonly city: City;
  readonly assistant: { readonly file: string; readonly local: Local } | undefined;
  readonly places: ReadonlyMap<string, LocatedPlace>;
  readonly screens: ReadonlyMap<string, CompiledScreen>;
  readonly maps: readonly MapScreenContent[];
  /** Where each screen stands, by the name of its file. */
  readonly paths: ReadonlyMap<string, string>;
  readonly ready: NonNullable<Sources['ready']>;
}

/**
 * What the assistants of a remote's cities know, by the keys of their corpora: their own city, and what the country above it in
 * the menu tells once for all of its cities.
 * @param memory of the remote's last compilation
 */
export function corporaOf(
  told: readonly ToldCity[],
  problems: ContentProblem[],
  memory: CompilerMemory,
): ReadonlyMap<string, Corpus> {
  return new Map(
    told.flatMap((own) => {
      const { city, assistant } = own;
      if (!assistant) return [];
      const parent = city.areas[0]?.parent;
      const above = told.find((one) => one !== own && one.city.areas.some(({ key }) => key === parent));
      const corpus = compileCorpus(
        {
          ...sourcesOf(own),
          local: assistant.local,
          holidays: holidaysOf(city, city.holidayYears),
          easters: eastersOf(city, city.holidayYears),
          ready: own.ready,
          ...(above ? { above: sourcesOf(above, city) } : {}),
        },
        memory,
      );
      problems.push(...numberProblems(corpus, assistant.file));
      return [[corpusKey(city.key), corpus] as const];
    }),
  );
}

/** @param within the city whose bounds the places have to lie in */
function sourcesOf(
  { city, paths, places, screens, maps }: ToldCity,
  within: City = city,
): Pick<Sources, 'city' | 'home' | 'paths' | 'places' | 'screens' | 'maps'> {
  const [south, west, north, east] = within.bounds;
  return {
    city: pageCity(city),
    home: city.areas[0]?.path ?? '/',
    paths,
    places: [...places.values()].flatMap(({ place }) => {
      const [latitude, longitude] = place.coordinates;
      const inside = south <= latitude && latitude <= north && west <= longitude && longitude <= east;
      return inside ? [compilePlace(place, city)] : [];
    }),
    // What code draws tells nothing that could be read.
    screens: new Map(
      [...screens].flatMap(([name, screen]) => (screen.kind === 'own' ? [] : [[name, screen] as const])),
    ),
    maps,
  };
}

/** Somebody in need gets the number for any emergency where none is for just that: there has to be one. */
function numberProblems({ passages }: Corpus, file: string): ContentProblem[] {
  const numbers = passages.filter(({ kind }) => kind === 'number');
  if (numbers.length === 0 || numbers.some(({ help }) => help === 'any')) return [];
  return [
    {
      file,
      line: 1,
      field: 'kind',
      message: 'none of the telephone numbers that the assistant knows is for any emergency',
      remedy: 'Give the emergency number in its block of numbers "for: any"',
    },
  ];
}
