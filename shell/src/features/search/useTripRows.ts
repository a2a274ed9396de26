import type { PlanItem, TripPlace } from '@odysseus/contract';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../services/page';
import { useOpenFacts, whereInTrip, type TripSpot } from '../trip';
import type { Found } from './found';
import { isCard } from './isCard';
import type { Row } from './searchRows';

/** A place among the results that a trip can hold. */
export interface TripRow {
  readonly place: TripPlace;
  /** The id under which the trip holds it: a former one, if it was added under that. Absent where it doesn't. */
  readonly heldAs: string | undefined;
}

/** What is told of the place whose button was pressed last. */
export interface ToldPlace {
  readonly name: string;
  /** Absent once it was removed. */
  readonly spot: TripSpot | undefined;
  /** Takes it out of the trip, or puts it back. */
  readonly change: () => void;
}

export interface TripRows {
  /** Undefined for what no trip can hold, and for what the site tells this visitor too little of. */
  readonly of: (row: Row) => TripRow | undefined;
  readonly told: ToldPlace | undefined;
  /** Adds a place that the trip doesn't hold, and tells of it where it is. */
  readonly press: (row: TripRow) => void;
  /** Tells of no place any more. */
  readonly hush: () => void;
}

/**
 * Which results can be put into the visitor's trip, whether they are in it, and where. What a trip keeps of a place stands in the same
 * file that the trip's page reads: it is of public places alone.
 */
export function useTripRows(rows: readonly Row[], isLocked: (entry: Pick<Found, 'path'>) => boolean): TripRows {
  const { plan } = useServices();
  const { trip, places: held } = useSyncExternalStore(plan.subscribe, plan.get, plan.initial);
  const results = rows.flatMap((row) => (row.type === 'found' && isCard(row.result) && !isLocked(row) ? [row] : []));
  const { places } = useOpenFacts(results).facts;
  const byPath = useMemo(() => new Map([...places.values()].map((place) => [place.path, place])), [places]);
  const [last, setLast] = useState<TripPlace>();

  const rowOf = (place: TripPlace): TripRow => ({
    place,
    // Found under former ids, too.
    heldAs: held.find(({ id }) => id === place.id || places.get(id) === place)?.id,
  });
  const add = (place: TripPlace): void => plan.actions.add(itemOf(place));
  const toldOf = (place: TripPlace): ToldPlace => {
    const { heldAs } = rowOf(place);
    return {
      name: place.name,
      spot: heldAs === undefined ? undefined : whereInTrip(trip, heldAs),
      change: () => (heldAs === undefined ? add(place) : plan.actions.remove(heldAs)),
    };
  };
  return {
    of(row) {
      const place = row.type === 'found' ? byPath.get(row.path) : undefined;
      return place && rowOf(place);
    },
    told: last && toldOf(last),
    press({ place, heldAs }) {
      if (heldAs === undefined) add(place);
      setLast(place);
    },
    hush: () => setLast(undefined),
  };
}

/** As the card of the place adds it. */
function itemOf({ id, name, path, coordinates }: TripPlace): PlanItem {
  return { id, name, path: path.replace(/#.*$/, ''), coordinates };
}
