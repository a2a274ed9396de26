import type { TripCity } from '@odysseus/contract';
import type { TripStop } from '@odysseus/model/trip';
import type { LocatedPart, TripParts } from './tripParts';

/** A city's drawn map, and what it shows. */
export type CityPicture = NonNullable<LocatedPart['drawing']>;

/** The drawn maps of the cities that a day is spent in, as far as they have come. */
export function dayPictures(
  stops: readonly TripStop[],
  cities: ReadonlyMap<string, TripCity>,
  parts: TripParts,
): readonly CityPicture[] {
  const maps = new Set(stops.flatMap(({ city }) => cities.get(city ?? '')?.map ?? []));
  return [...maps].flatMap((path) => parts.get(path)?.drawing ?? []);
}
