import type { PlanItem } from '@odysseus/contract';
import { placeAdded, placeRemoved } from './placeChanges';
import type { Trip } from './tripSchema';
import type { TripWrite } from './tripWrites';

export interface ListChanges {
  /**
   * Stops that are new. Another tab may have made them this moment, of whose days this one has not heard: they are written with
   * `earliestStamp`.
   */
  readonly made: readonly TripWrite[];
  /** Stops that went, or came back. */
  readonly changed: readonly TripWrite[];
}

/**
 * What an older shell, which knows of the bare list alone, has added to the trip and removed from it.
 * @param list as it stands now
 * @param listed ids as they were last written into it
 */
export function listChanges(trip: Trip, list: readonly PlanItem[], listed: readonly string[]): ListChanges {
  const [now, before] = [new Set(list.map(({ id }) => id)), new Set(listed)];
  const made: TripWrite[] = [];
  const changed: TripWrite[] = listed.filter((id) => !now.has(id)).flatMap((id) => placeRemoved(trip, id));
  for (const item of list) {
    if (before.has(item.id)) continue;
    for (const write of placeAdded(trip, item)) {
      if (write.of !== 'stops' || typeof write.set.order !== 'number') changed.push(write);
      // All are laid at the same end: they keep their order among themselves.
      else made.push({ ...write, set: { ...write.set, order: write.set.order + made.length } });
    }
  }
  return { made, changed };
}
