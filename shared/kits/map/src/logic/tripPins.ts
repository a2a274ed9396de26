import type { PlanItem } from '@odysseus/contract';
import { latLng, type LatLng } from '@odysseus/model';

/** A place of the visitor's trip on the map, with its number in the trip's order. */
export interface TripPin {
  /** As the map's places have it: without the city. */
  readonly id: string;
  readonly name: string;
  readonly at: LatLng;
  readonly number: number;
}

/**
 * The places of a trip that lie in a city, numbered in the trip's own order. One without a point has its number and no pin.
 * @param borrowed places that the city's map shows of others, as a trip names them: `italy/umberto-i`
 */
export function tripPins(
  items: readonly PlanItem[],
  city: string,
  borrowed: ReadonlySet<string> = new Set(),
): readonly TripPin[] {
  return items
    .filter(({ id }) => id.startsWith(`${city}/`) || borrowed.has(id))
    .flatMap(({ id, name, coordinates }, index) =>
      coordinates ? [{ id: id.slice(id.indexOf('/') + 1), name, at: latLng(...coordinates), number: index + 1 }] : [],
    );
}
