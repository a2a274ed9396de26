import type { TripCity, TripFile } from '@odysseus/contract';
import { tripPlaces, type TripScreen } from './tripPlaces';

/** What trips are told of a remote: its cities, and the places that everybody may read of. */
export function tripFileOf(screens: readonly TripScreen[]): TripFile {
  const cities = new Map<string, TripCity>();
  for (const { path, screen } of screens)
    if (screen.kind === 'passes' || screen.kind === 'map' || (screen.kind === 'places' && screen.access === 'public')) {
      const { key, name, timezone, renamed } = screen.city;
      cities.set(key, {
        key,
        name,
        timezone,
        ...(renamed ? { renamed } : {}),
        ...cities.get(key),
        ...(screen.kind === 'places' ? {} : { [screen.kind]: path }),
      });
    }
  return { schemaVersion: 1, cities: [...cities.values()], places: [...tripPlaces(screens, 'public')] };
}
