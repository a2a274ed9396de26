import type { TripView } from '@odysseus/model/trip';
import { useEffect, useState } from 'react';
import { useRelease, useServices } from '../../../services/page';
import type { TripFacts } from '../readTripFiles';
import { wayBetween } from '../ways';
import { readTripPart, type TripParts } from './tripParts';

const none: TripParts = new Map();

/**
 * What the days of a trip take of its cities beside their facts: the drawn map of each, and the planner where a walk is long. Both
 * are fetched once it is known that they are wanted; without them the days are as they were.
 */
export function useTripParts({ days }: TripView, facts: TripFacts): TripParts {
  const { screens } = useServices();
  const { find } = useRelease();
  const [parts, setParts] = useState(none);
  const wanted = partPaths(days, facts).join(' ');
  useEffect(() => {
    let current = true;
    const targets = wanted.split(' ').flatMap((path) => find(path) ?? []);
    void Promise.all(
      targets.map(async (target) => [target.route.path, await readTripPart(target, screens)] as const),
    ).then((found) => {
      const come = found.flatMap(([path, part]) => (part ? [[path, part] as const] : []));
      if (current && come.length > 0) setParts(new Map(come));
    });
    return () => {
      current = false;
    };
  }, [wanted, find, screens]);
  return parts;
}

/** Paths of the screens that tell it. */
function partPaths(days: TripView['days'], { cities, places }: TripFacts): readonly string[] {
  const paths = days.flatMap(({ stops }) =>
    stops.flatMap((stop, index) => {
      const next = stops[index + 1];
      if (!next) return [];
      const placeOf = (id: string | undefined) => (id === undefined ? undefined : places.get(id));
      const ends = [stop, next].map((each) => ({ stop: each, place: placeOf(each.place) }));
      const [from, to] = ends;
      const way = from && to && wayBetween(from, to, none).metro?.to;
      const maps = [stop, next].flatMap(({ city }) => cities.get(city ?? '')?.map ?? []);
      return [...maps, ...(way === undefined ? [] : [new URL(way, window.location.href).pathname])];
    }),
  );
  return [...new Set(paths)].sort();
}
