import { type CompiledCity, type CompiledPlace, metresBetween, type LatLng, openingState } from '@odysseus/model';
import type { Need } from './destinations';

/** Nobody is sent further than this, in metres. */
export const reach = 50_000;

interface Surroundings {
  /** The visitor, or the middle of the city or of a town. */
  readonly from: LatLng;
  readonly city: Pick<CompiledCity, 'timezone'>;
  /** Undefined in a prerendered page. */
  readonly now: Date | undefined;
}

/** Places where help is, within 50 km: the nearest for each need in turn, those that are open now before the others. */
export function nearestPlaces<Place extends CompiledPlace>(
  places: readonly Place[],
  needs: readonly Need[],
  count: number,
  surroundings: Surroundings,
): readonly Place[] {
  const queues = needs.map((need) =>
    inOrder(
      places.filter((place) => fits(place, need) && isWithinReach(place, surroundings.from)),
      surroundings,
    ),
  );
  const chosen = new Set<Place>();
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn += 1) {
    for (const queue of queues) {
      const place = queue[turn];
      if (place && chosen.size < count) chosen.add(place);
    }
  }
  return [...chosen];
}

function isWithinReach({ coordinates }: Pick<CompiledPlace, 'coordinates'>, from: LatLng): boolean {
  return metresBetween(coordinates, from) <= reach;
}

export function fits({ tags }: CompiledPlace, { tags: wanted, without = [] }: Need): boolean {
  return wanted.every((tag) => tags.includes(tag)) && !without.some((tag) => tags.includes(tag));
}

function inOrder<Place extends CompiledPlace>(
  places: readonly Place[],
  { from, city, now }: Surroundings,
): readonly Place[] {
  const openness = ({ calendar }: CompiledPlace): number => {
    if (!now || !calendar) return 1;
    return { open: 0, unknown: 1, closed: 2 }[openingState(calendar, city.timezone, now).state];
  };
  return [...places].sort(
    (one, other) =>
      openness(one) - openness(other) || metresBetween(one.coordinates, from) - metresBetween(other.coordinates, from),
  );
}
