import type { MapScreenContent } from '@odysseus/map';
import type { CompiledCity, OpeningCalendar, City, Place } from '@odysseus/model';
import {
  holidaysOf,
  ContentError,
  type ContentProblem,
  entryCalendar,
  hoursFrom,
  knownBy,
  placeHours,
  withKnown,
} from '@odysseus/model/content';
import type { CompiledOverview } from '@odysseus/overview';
import type { CompiledNetwork } from '@odysseus/transit';
import type { CompiledLive, LivePlace } from '../logic/compiledLive';
import { linesOfStops } from '../logic/linesOfStops';
import { metroLine } from '../logic/metroLine';
import type { LiveScreenContent } from '../logic/schema';

type KnownPlaces = ReadonlyMap<string, { readonly place: Place }>;

/** What the rest of the city has for a board. */
export interface LiveSurroundings {
  /** Lists of places, by the name of their file. */
  readonly lists: ReadonlyMap<string, { readonly places: Readonly<Record<string, unknown>> }>;
  /** The city's maps, which know the address of each screen. */
  readonly maps: readonly Pick<MapScreenContent, 'screens'>[];
  /** Tells the climate. */
  readonly overview?: Pick<CompiledOverview, 'climate'> | undefined;
  /** The network that the board's file names. */
  readonly network?: CompiledNetwork | undefined;
}

/** Kinds whose hours nobody looks up on a board of sights. */
const leftOut = new Set<Place['kind']>(['hotel', 'service', 'transport', 'neighbourhood']);

/**
 * Compiles a live board: its places with their hours, the city's holidays, and the climate of its overview.
 * @param file the screen's own
 * @throws {ContentError} when it names a place that is not there, or its days run backwards
 */
export function compileLive(
  { network: _file, strikes, ...content }: LiveScreenContent,
  file: string,
  city: City,
  pageCity: CompiledCity,
  places: KnownPlaces,
  { lists, maps, overview, network }: LiveSurroundings,
): CompiledLive {
  const lines = (network?.lines ?? []).map(({ id, colour, textColour }) => ({ id, colour, textColour }));
  const known = new Set([
    ...lines.map(({ id }) => metroLine(content.transport, id)),
    ...linesOfStops([...places.values()].flatMap(({ place }) => place.nearestStops)),
  ]);
  const problems = problemsOf(content, file, places, known);
  if (problems.length > 0) throw new ContentError(problems);
  const year = Number(content.edited.slice(0, 4));
  return {
    ...content,
    items: content.items.map(withKnown),
    lights: content.lights.map(withKnown),
    ...(strikes ? { strikes: withKnown(strikes) } : {}),
    city: pageCity,
    ...compilePlaces(content, city, places, addressesOf(lists, maps)),
    holidays: holidaysOf(city, [year, year + 1]),
    ...(overview
      ? {
          climate: {
            months: overview.climate.months,
            links: [overview.climate.source],
          },
        }
      : {}),
    lines,
  };
}

function problemsOf(
  { items, lights, crowds }: Pick<LiveScreenContent, 'items' | 'lights' | 'crowds'>,
  file: string,
  places: KnownPlaces,
  lines: ReadonlySet<string>,
): ContentProblem[] {
  const problem = (field: string, message: string, remedy: string): ContentProblem => ({
    file,
    line: 1,
    field,
    message,
    remedy,
  });
  const unknown = (id: string, field: string) =>
    places.has(id) ? [] : [problem(field, `no file of places/ defines "${id}"`, 'Define the place, or correct its id')];
  return [
    ...items.flatMap((item, index) => [
      ...(item.places ?? []).flatMap((id) => unknown(id, `items.${index}.places`)),
      ...(item.lines ?? [])
        .filter((name) => !lines.has(name))
        .map((name) =>
          problem(
            `items.${index}.lines`,
            `no stop of a place and no line of the network is called "${name}"`,
            `Write it as they do: ${[...lines].slice(0, 4).join(', ')}`,
          ),
        ),
      ...(item.until !== undefined && item.until < item.from
        ? [
            problem(
              `items.${index}.until`,
              `"${item.name}" ends on ${item.until}, before it begins on ${item.from}`,
              'Exchange the days, or correct them',
            ),
          ]
        : []),
      ...(item.closes && !item.places
        ? [
            problem(
              `items.${index}.closes`,
              `"${item.name}" closes no place that it names`,
              'Name the places that are shut, or take closes off',
            ),
          ]
        : []),
    ]),
    ...lights.flatMap(({ place }, index) => (place === undefined ? [] : unknown(place, `lights.${index}.place`))),
    ...crowds.places.flatMap(({ place, levels }, index) => [
      ...unknown(place, `crowds.places.${index}.place`),
      ...(places.get(place) && places.get(place)?.place.hours === undefined
        ? [
            problem(
              `crowds.places.${index}.place`,
              `"${place}" has no hours, and crowds are told while a place is open`,
              'Give the place its hours, or take it off',
            ),
          ]
        : []),
      ...Object.entries(levels).flatMap(([day, bands = []]) =>
        bands.some(([hour], band) => band > 0 && hour <= (bands[band - 1]?.[0] ?? 0))
          ? [
              problem(
                `crowds.places.${index}.levels.${day}`,
                `the hours of "${place}" do not rise`,
                'Write the bands in order of their hours',
              ),
            ]
          : [],
      ),
    ]),
  ];
}

/** The address of the card of each place, from the screens that the city's map lists. */
function addressesOf(lists: LiveSurroundings['lists'], maps: LiveSurroundings['maps']): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { screen, path } of maps.flatMap((map) => map.screens)) {
    for (const id of Object.keys(lists.get(screen)?.places ?? {})) if (!found.has(id)) found.set(id, `${path}#${id}`);
  }
  return found;
}

function compilePlaces(
  { items, crowds }: Pick<LiveScreenContent, 'items' | 'crowds'>,
  city: City,
  known: KnownPlaces,
  addresses: ReadonlyMap<string, string>,
): Pick<CompiledLive, 'calendars' | 'places'> {
  const named = new Set([...items.flatMap((item) => item.places ?? []), ...crowds.places.map(({ place }) => place)]);
  const calendars = new Map<string, { readonly calendar: OpeningCalendar; readonly index: number }>();
  const placeIn = (calendar: OpeningCalendar): number => {
    const name = JSON.stringify(calendar);
    const kept = calendars.get(name) ?? { calendar, index: calendars.size };
    calendars.set(name, kept);
    return kept.index;
  };
  const hoursOf = ({ hours, receipts = [], closedOn, lastEntry }: Place): Pick<LivePlace, 'hours' | 'entry'> => {
    if (hours === undefined) return {};
    const { calendar } = placeHours(hours, city, hoursFrom({ known: knownBy(receipts) }, city), closedOn);
    const [open, entry] = [placeIn(calendar), placeIn(entryCalendar(calendar, lastEntry))];
    return { hours: open, ...(entry === open ? {} : { entry }) };
  };
  const compiled = [...known.values()].flatMap(({ place }): LivePlace[] => {
    if (!named.has(place.id) && (place.hours === undefined || leftOut.has(place.kind))) return [];
    const [path, known] = [addresses.get(place.id), knownBy(place.receipts ?? [])];
    return [
      {
        id: place.id,
        name: place.name,
        kind: place.kind,
        at: place.coordinates,
        area: place.area,
        ...(path === undefined ? {} : { path }),
        ...hoursOf(place),
        visitMinutes: place.visitMinutes,
        ...(place.hoursNote === undefined ? {} : { hoursNote: place.hoursNote }),
        lines: linesOfStops(place.nearestStops),
        ...(known ? { known } : {}),
      },
    ];
  });
  return { calendars: [...calendars.values()].map(({ calendar }) => calendar), places: compiled };
}
