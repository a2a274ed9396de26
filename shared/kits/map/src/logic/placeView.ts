import { foldText } from '@odysseus/contract';
import { type OpeningCalendar, openingState } from '@odysseus/model';
import type { CompiledMap, CompiledMapPlaces, MapPlace } from './compiledMap';
import { layerOf, type LayerKey } from './mapLayers';

/** A place as the map's parts show it. */
export interface PlaceView extends Omit<MapPlace, 'hours' | 'screen' | 'service'> {
  readonly layer: LayerKey;
  readonly calendar: OpeningCalendar | undefined;
  /** The screen that tells about it. */
  readonly told: { readonly path: string; readonly name: string } | undefined;
  readonly premium: boolean;
}

/** Public and premium places side by side. */
export function placeViews(map: CompiledMap, premium: CompiledMapPlaces | undefined): readonly PlaceView[] {
  const views = (places: readonly MapPlace[], calendars: readonly OpeningCalendar[], isPremium: boolean) =>
    places.map(({ hours, screen, service, ...place }): PlaceView => {
      const told = screen === undefined ? undefined : map.screens[screen];
      return {
        ...place,
        layer: layerOf({ kind: place.kind, service }),
        calendar: hours === undefined ? undefined : calendars[hours],
        told: told ? { path: `${told.path}#${place.id}`, name: told.name } : undefined,
        premium: isPremium,
      };
    });
  return [
    ...views(map.places, map.calendars, false),
    ...(premium ? views(premium.places, premium.calendars, true) : []),
  ];
}

/** Where nobody would look for a ticket. */
const openAir: ReadonlySet<MapPlace['kind']> = new Set(['bridge', 'square', 'street', 'neighbourhood']);

/** Whether it is worth telling that one enters a place without paying: of a bridge or a square nobody asks. */
export function tellsFree({ kind, free }: Pick<MapPlace, 'kind' | 'free'>): boolean {
  return free === true && !openAir.has(kind);
}

/** What a visitor can ask for alone: a layer, or the places of the trip. */
export type LayerChoice = LayerKey | 'trip';

export interface PlaceChoice {
  readonly layers: ReadonlySet<LayerChoice>;
  readonly open: boolean;
  readonly free: boolean;
  readonly query: string;
}

export const everything: PlaceChoice = { layers: new Set(), open: false, free: false, query: '' };

export function isNarrowed({ layers, open, free, query }: PlaceChoice): boolean {
  return layers.size > 0 || open || free || query !== '';
}

/**
 * Places that a choice leaves, in their order.
 * @param now undefined before the page lives: then 'open now' leaves everything
 * @param trip ids of the places in the visitor's trip
 */
export function chosenPlaces(
  places: readonly PlaceView[],
  { layers, open, free, query }: PlaceChoice,
  timezone: string,
  now: Date | undefined,
  trip: ReadonlySet<string> = new Set(),
): readonly PlaceView[] {
  const words = searchable(query).split(' ').filter(Boolean);
  return places.filter(
    (place) =>
      (layers.size === 0 || layers.has(place.layer) || (layers.has('trip') && trip.has(place.id))) &&
      (!free || place.free === true) &&
      (!open ||
        now === undefined ||
        (place.calendar !== undefined && openingState(place.calendar, timezone, now).state === 'open')) &&
      words.every((word) =>
        searchable(`${place.name} ${place.local ?? ''} ${place.quarter} ${place.kind}`).includes(word),
      ),
  );
}

/** Without accents, case and punctuation. */
function searchable(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** South, west, north, east. */
export type Bounds = readonly [number, number, number, number];

export function isWithin(
  { at: [latitude, longitude] }: Pick<MapPlace, 'at'>,
  [south, west, north, east]: Bounds,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/**
 * Places that a list names: those in view. Where none is, and it is known from where one goes, all of them: the nearest may lie beyond.
 * @param bounds what is seen of the map; undefined where the list does not follow it
 */
export function placesListed(
  fitting: readonly PlaceView[],
  bounds: Bounds | undefined,
  isFrom: boolean,
): readonly PlaceView[] {
  const seen = bounds ? fitting.filter((place) => isWithin(place, bounds)) : fitting;
  return seen.length === 0 && isFrom ? fitting : seen;
}
