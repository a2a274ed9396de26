import { dirname, join } from 'node:path';
import {
  type CompiledCity,
  type OpeningCalendar,
  type City,
  type Place,
  isFree,
  isGeneral,
  lngLatOf,
} from '@odysseus/model';
import {
  ContentError,
  type ContentProblem,
  fileProblem,
  hoursFrom,
  knownBy,
  placeHours,
} from '@odysseus/model/content';
import { tellingScreens, wayIn, type ListOutline } from '@odysseus/places';
import type { CompiledNetwork } from '@odysseus/transit';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { BasemapSource } from './basemapSchema';
import { basemapSvg } from './basemapSvg';
import { compileBasemap } from './compileBasemap';
import { compileStreets } from './compileStreets';
import { compileWalks } from './compileWalks';
import { locatorSvg } from './locatorSvg';
import type { CompiledMap, CompiledMapPlaces, MapPlace } from '../logic/compiledMap';
import { serviceOf } from '../logic/mapLayers';
import { pictureFrame } from '../logic/projection';
import { readBasemap, streetsFile } from './readBasemap';
import { publicPlacesIn, witnessesOf } from './witnesses';
import { withLines } from './withLines';
import type { MapScreenContent } from '../logic/schema';

/** Places of a city by id, with the access of their file. */
type KnownPlaces = ReadonlyMap<string, { readonly place: Place; readonly access: 'public' | 'premium' }>;

/** What another city of the remote has: its places, and its lists by the name of their file. */
export interface CityLists {
  readonly places: KnownPlaces;
  readonly lists: ReadonlyMap<string, ListOutline>;
}

/** Tells the planner's address for a place by its stops; undefined where none of them is a station of the network. */
type LeadByMetro = (stops: readonly string[]) => string | undefined;

/** The heading of places outside every district. */
const beyond = 'Further out';

/** The premium key of a map's premium places. */
export function mapPlacesKey(city: string): string {
  return `${city}/map-places`;
}

/**
 * Compiles a map: public places into the screen, premium ones into content of their own, told in public by number alone.
 * @param file the screen's own
 * @param lists the city's lists of places by the name of their file
 * @param network at whose stations walks begin and end
 * @param lead tells the planner's address for a place by its stops
 * @param others the other cities of the remote by their key, of which the map may borrow
 * @throws {ContentError} when the basemap is missing or wrong, a name of a street has no witness, a screen is not there, or a walk is not as it says
 */
export function compileMap(
  { network: _network, lines, basemap: folder, walks, borrows = [], ...content }: MapScreenContent,
  file: string,
  city: City,
  pageCity: CompiledCity,
  places: KnownPlaces,
  lists: ReadonlyMap<string, ListOutline>,
  network?: CompiledNetwork,
  lead?: LeadByMetro,
  others: ReadonlyMap<string, CityLists> = new Map(),
): { readonly map: CompiledMap; readonly premium: CompiledMapPlaces | undefined } {
  const basemapFolder = join(dirname(file), folder);
  const source = readBasemap(basemapFolder);
  const open = [...places.values()].filter(({ access }) => access === 'public').map(({ place }) => place);
  compileStreets(source, witnessesOf(open, network), streetsFile(basemapFolder));
  const problems: ContentProblem[] = content.screens.flatMap(({ screen }, index) =>
    lists.has(screen)
      ? []
      : [
          fileProblem(
            file,
            `screens.${index}.screen`,
            `no screen of places is called "${screen}"`,
            'Write the name of its file without the ending, or take it off',
          ),
        ],
  );
  problems.push(
    ...lineProblems(lines, network, file),
    ...borrowProblems(borrows, others, file),
    ...pharmacyProblems(open, file),
  );
  if (problems.length > 0) throw new ContentError(problems);
  const telling = screenOfPlace(content, lists);
  const addressOf = (id: string): string | undefined => {
    const path = content.screens[telling.get(id) ?? -1]?.path;
    return path === undefined ? undefined : `${path}#${id}`;
  };
  const order = orderOfPlaces(content, lists);
  const placed = (access: 'public' | 'premium') =>
    [...places.values()]
      .filter((known) => known.access === access && known.place.beyond !== true)
      .map(({ place }) => place)
      .sort((a, b) => Number(!a.picture) - Number(!b.picture) || rank(order, a.id) - rank(order, b.id));
  const areaOf = areaFinder(source);
  const borrowed = borrows.flatMap(({ city: of, screen }, index) =>
    borrowedPlaces(others.get(of), screen)
      .filter(({ id }) => !places.has(id))
      .map((place) => ({ place, area: areaOf(place), of, screen: content.screens.length + index }))
      .filter(({ area }) => area < source.districts.features.length),
  );
  const owned = (access: 'public' | 'premium') =>
    placed(access).map((place) => ({ place, area: areaOf(place), of: undefined, screen: telling.get(place.id) }));
  const shown = compilePlaces([...owned('public'), ...borrowed], city, lead);
  const closed = compilePlaces(owned('premium'), city, lead);
  const districts = [...source.districts.features.map(({ properties: { name } }) => name), beyond];
  return {
    map: {
      ...content,
      screens: [...content.screens, ...borrows.map(({ city: _city, ...screen }) => screen)],
      city: pageCity,
      premiumKey: mapPlacesKey(city.key),
      districts,
      ...shown,
      ...(walks ? { walks: compileWalks(walks, file, { city, places, addressOf, network }) } : {}),
      locked: districts.map((_, area) => closed.places.filter((place) => place.area === area).length),
    },
    premium:
      closed.places.length > 0 ? { kind: 'map-places', access: 'premium', title: content.title, ...closed } : undefined,
  };
}

/** The public places of another city's list that lie on a map. */
function borrowedPlaces(from: CityLists | undefined, screen: string): readonly Place[] {
  const ids = Object.keys(from?.lists.get(screen)?.places ?? {});
  return ids.flatMap((id) => {
    const known = from?.places.get(id);
    return known?.access === 'public' && known.place.beyond !== true ? [known.place] : [];
  });
}

/** Lists to borrow of that are not there. */
function borrowProblems(
  borrows: readonly { readonly city: string; readonly screen: string }[],
  others: ReadonlyMap<string, CityLists>,
  file: string,
): ContentProblem[] {
  return borrows.flatMap(({ city, screen }, index) =>
    others.get(city)?.lists.has(screen)
      ? []
      : [
          fileProblem(
            file,
            `borrows.${index}`,
            `no screen of places of ${city} is called "${screen}"`,
            `Write the key of another city of this remote (${[...others.keys()].join(', ')}) and the name of its file`,
          ),
        ],
  );
}

/** Pharmacies that leave whoever looks for the nearest open one without an answer. */
function pharmacyProblems(places: readonly Place[], file: string): ContentProblem[] {
  return places
    .filter((place) => serviceOf(place) === 'pharmacies' && place.hours === undefined)
    .map(({ id }) =>
      fileProblem(
        file,
        'places',
        `the pharmacy "${id}" tells no hours: whoever looks for the nearest open one learns nothing of it`,
        'Write its usual hours where it is defined, with a note that says to ring first where they are not sure; or take it out',
      ),
    );
}

/** Lines to draw that the network does not have. */
function lineProblems(
  lines: MapScreenContent['lines'],
  network: CompiledNetwork | undefined,
  file: string,
): ContentProblem[] {
  if (!network) return [];
  const known = network.lines.map(({ id }) => id);
  return (lines ?? [])
    .filter((line) => !known.includes(line))
    .map((line) =>
      fileProblem(file, 'lines', `the network has no line "${line}"`, `Its lines are ${known.join(', ')}`),
    );
}

/** Of the map's screens, the one that tells most about each place. */
function screenOfPlace(
  content: Pick<MapScreenContent, 'screens'>,
  lists: ReadonlyMap<string, ListOutline>,
): ReadonlyMap<string, number> {
  return tellingScreens(content.screens.map(({ screen }) => lists.get(screen)));
}

/** Places as the map's screens show them, one screen after the other. */
function orderOfPlaces(
  content: Pick<MapScreenContent, 'screens'>,
  lists: ReadonlyMap<string, ListOutline>,
): readonly string[] {
  const shown = content.screens.flatMap(
    ({ screen }) => lists.get(screen)?.groups.flatMap(({ entries }) => entries.map(({ place }) => place)) ?? [],
  );
  return [...new Set(shown)];
}

/** Places in the order of the screens that show them, those with a picture of their own before all; others at the end. */
function rank(order: readonly string[], id: string): number {
  const index = order.indexOf(id);
  return index === -1 ? order.length : index;
}

function areaFinder({ districts }: BasemapSource): (place: Place) => number {
  return ({ coordinates }) => {
    const found = districts.features.findIndex(({ geometry }) =>
      booleanPointInPolygon(lngLatOf(coordinates), geometry),
    );
    return found === -1 ? districts.features.length : found;
  };
}

/** A place to show: its district, the city that it is of where that is another, and which of the map's screens tells of it. */
interface ShownPlace {
  readonly place: Place;
  readonly area: number;
  readonly of: string | undefined;
  readonly screen: number | undefined;
}

function compilePlaces(
  places: readonly ShownPlace[],
  city: City,
  lead: LeadByMetro | undefined,
): { readonly calendars: OpeningCalendar[]; readonly places: MapPlace[] } {
  const calendars = new Map<string, OpeningCalendar>();
  const hoursOf = (place: Place): number | undefined => {
    if (place.hours === undefined) return undefined;
    const { hours, receipts = [], closedOn } = place;
    const { calendar } = placeHours(hours, city, hoursFrom({ known: knownBy(receipts) }, city), closedOn);
    const name = JSON.stringify(calendar);
    calendars.set(name, calendar);
    return [...calendars.keys()].indexOf(name);
  };
  const compiled = places.map(({ place, area, of, screen }): MapPlace => {
    const [hours, service] = [hoursOf(place), serviceOf(place)];
    const known = { known: knownBy(place.receipts ?? []) };
    const metro = lead?.(place.nearestStops);
    const entered = wayIn(place);
    const told = [hours === undefined ? undefined : 'hours', isFree(place) ? 'price' : undefined] as const;
    const general = told.filter((fact) => fact !== undefined).filter((fact) => isGeneral(known, fact));
    return {
      id: place.id,
      ...(of === undefined ? {} : { of }),
      name: place.name,
      ...(place.localName && place.localName !== place.name ? { local: place.localName } : {}),
      kind: place.kind,
      at: place.coordinates,
      ...(service === undefined ? {} : { service }),
      quarter: place.area,
      area,
      summary: place.summary,
      address: place.address,
      ...(metro === undefined ? {} : { metro }),
      ...(entered === undefined ? {} : { wayIn: entered }),
      ...(screen === undefined ? {} : { screen }),
      ...(hours === undefined ? {} : { hours }),
      ...(isFree(place) ? { free: true } : {}),
      ...(general.length > 0 ? { general } : {}),
    };
  });
  return { calendars: [...calendars.values()], places: compiled };
}

/** What a map screen's build writes beside it: the basemap that the page draws, and its picture. @param file the screen's own */
export function drawBasemap(
  content: Pick<MapScreenContent, 'basemap' | 'view' | 'lines'>,
  file: string,
  network: CompiledNetwork | undefined,
): { readonly data: string; readonly picture: string; readonly locator: string } {
  const folder = join(dirname(file), content.basemap);
  const source = readBasemap(folder);
  const places = source.streets ? publicPlacesIn(join(dirname(file), '..', 'places')) : [];
  const names = compileStreets(source, witnessesOf(places, network), streetsFile(folder));
  const basemap = compileBasemap(source, network && withLines(network, content.lines), names);
  return {
    data: JSON.stringify(basemap),
    picture: basemapSvg(basemap, content.view, pictureFrame(content.view)),
    locator: locatorSvg(basemap, content.view),
  };
}
