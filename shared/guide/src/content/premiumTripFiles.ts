import type { TripCity, TripFile } from '@odysseus/contract';
import { premiumTripKey } from '@odysseus/model/trip';
import { tripPlaces, type TripScreen } from './tripPlaces';

/**
 * What the trips of holders are told besides: the premium places of each city that has any, by the key under which the service gives
 * them out, `paris/trip-places`. They never enter a public file. What a public list tells of stands in the file for everybody alone.
 */
export function premiumTripFiles(screens: readonly TripScreen[]): ReadonlyMap<string, TripFile> {
  const open = new Set(tripPlaces(screens, 'public').map(({ id }) => id));
  const places = tripPlaces(screens, 'premium').filter(({ id }) => !open.has(id));
  const files = citiesWithPremium(screens).map((city): [string, TripFile] => [
    premiumTripKey(city.key),
    { schemaVersion: 1, cities: [city], places: places.filter(({ id }) => id.startsWith(`${city.key}/`)) },
  ]);
  return new Map(files.filter(([, file]) => file.places.length > 0));
}

function citiesWithPremium(screens: readonly TripScreen[]): readonly TripCity[] {
  const cities = screens.flatMap(({ screen }): readonly TripCity[] => {
    if (screen.kind !== 'places' || screen.access !== 'premium') return [];
    const { key, name, timezone, renamed } = screen.city;
    return [{ key, name, timezone, ...(renamed ? { renamed } : {}) }];
  });
  return [...new Map(cities.map((city) => [city.key, city])).values()];
}
