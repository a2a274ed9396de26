import type { PlanItem } from '@odysseus/contract';
import type { ReleaseView } from '../../../services/page';
import type { TripFacts } from '../readTripFiles';
import type { HolderCity } from './holderFiles';

/** The cities of a trip's premium places: those that stand on premium pages, and of which nothing is told to everybody. */
export function holderCities(
  items: readonly PlanItem[],
  { places }: TripFacts,
  find: ReleaseView['find'],
): readonly HolderCity[] {
  const cities = new Map<string, HolderCity>();
  for (const { id, path } of items) {
    const target = places.has(id) ? undefined : find(path.replace(/#.*$/, ''));
    const city = id.replace(/\/.*/, '');
    if (target?.route.type === 'premium' && !cities.has(city))
      cities.set(city, { city, version: target.version.metadata.version });
  }
  return [...cities.values()];
}
