import { placeOnMap } from '@odysseus/map';
import type { CompiledPlaceList } from '@odysseus/model';
import type { LocatedPlace } from '@odysseus/places/content';

/** What leads a city's places to its map. */
interface MapGround {
  /** The screen that draws the map, and what it shows at first; undefined where the city has none. */
  readonly map: { readonly path: string; readonly view: NonNullable<CompiledPlaceList['mapView']> } | undefined;
  readonly places: ReadonlyMap<string, LocatedPlace>;
}

/**
 * A list whose places lead to their pins, where the city has a map. One beyond the map has none there, and one with Expert Access has one
 * for those alone who read of it with a pass.
 */
export function withMap(list: CompiledPlaceList, { map, places }: MapGround): CompiledPlaceList {
  if (map === undefined) return list;
  const isShown = (id: string): boolean => {
    const located = places.get(id);
    return (
      located !== undefined &&
      located.place.beyond !== true &&
      (located.access === 'public' || list.access === 'premium')
    );
  };
  return {
    ...list,
    // The service gives premium lists out without a picture, and so without one of the city.
    ...(list.access === 'public' ? { mapView: map.view } : {}),
    places: Object.fromEntries(
      Object.entries(list.places).map(([id, place]) => [
        id,
        isShown(id) ? { ...place, map: placeOnMap(map.path, id) } : place,
      ]),
    ),
  };
}
