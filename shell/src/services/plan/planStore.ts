import { createKeptValue, type Plan, type PlanItem } from '@odysseus/contract';
import {
  applyWrites,
  earliestStamp,
  emptyTrip,
  inverseOf,
  latestStamp,
  listChanges,
  mergeTrips,
  placeAdded,
  placeRemoved,
  placesOfTrip,
  plannedChanges,
  repeatable,
  stampAfter,
  tripFormat,
  withoutOldRemovals,
  writesTogether,
  type Trip,
  type TripWrite,
} from '@odysseus/model/trip';
import * as z from 'zod/mini';
import { createChanges, type Change } from './changeLog';
import { planCopy } from './copy';
import { planFormat, planKey } from './planFormat';

/** Local storage key of the trip with its days. */
export const tripKey = 'odysseus.trip';

/** The trip as a page shows it. */
export interface TripState {
  readonly trip: Trip;
  /** Its places, as screens of cities know them. */
  readonly places: readonly PlanItem[];
  /** What can be taken back, and what can be done again: 'Louvre removed'. */
  readonly undo: string | undefined;
  readonly redo: string | undefined;
  /** Whether the browser keeps it: false where storage is full, forbidden, or holds what a newer shell has left. */
  readonly kept: boolean;
}

export interface PlanStore {
  get(): TripState;
  /** What a page shows that was prerendered for everybody. */
  initial(): TripState;
  subscribe(listener: () => void): () => void;
  /**
   * Changes the trip, so that it can be taken back.
   * @param what 'Louvre removed'
   * @param edit names one edit of one field: changes of the same, one right after the other, are taken back together
   */
  change(what: string, writes: (trip: Trip) => readonly TripWrite[], edit?: string): void;
  undo(): void;
  redo(): void;
  readonly actions: Omit<Plan, 'items'>;
}

const nothing: TripState = { trip: emptyTrip, places: [], undo: undefined, redo: undefined, kept: true };
const newId = (): string => Math.random().toString(36).slice(2, 12);

/** The records of a trip that some writes have set. */
function touched(trip: Trip, writes: readonly TripWrite[]): Trip {
  const ids = new Set(writes.map(({ id }) => id));
  const isSet = ({ id }: { readonly id: string }): boolean => ids.has(id);
  return { stops: trip.stops.filter(isSet), days: trip.days.filter(isSet), about: trip.about.filter(isSet) };
}

/** The visitor's trip, kept in the browser, shared by its tabs, and written so that older shells find its places. */
export function createPlanStore(): PlanStore {
  const listeners = new Set<() => void>();
  const list = createKeptValue(() => localStorage, planKey, planFormat);
  const whole = createKeptValue(() => localStorage, tripKey, tripFormat);
  const changes = createChanges();
  const device = newId().slice(0, 4);
  let state: TripState | undefined;
  let listed: readonly string[] = [];
  let lastEdit: { readonly name: string; readonly change: Change } | undefined;

  const stampFor = (trip: Trip): string => stampAfter(latestStamp(trip), Date.now(), device);

  /** What is kept, with what an older shell has changed of it. */
  function read(): Trip {
    const { listed: before, ...trip } = whole.read() ?? { ...emptyTrip, listed: [] };
    const found = list.read();
    listed = before;
    if (!found) return trip;
    const { made, changed } = listChanges(trip, found, before);
    return applyWrites(applyWrites(trip, made, earliestStamp), changed, stampFor(trip));
  }

  function stateOf(trip: Trip, kept: boolean): TripState {
    const { done, undone } = changes.get();
    const places = placesOfTrip(trip);
    const { places: before } = state ?? nothing;
    return {
      trip,
      // The same list for as long as it says the same: a time that is set draws no screen of a city anew, nor does a page that comes
      // to life with no trip.
      places: JSON.stringify(before) === JSON.stringify(places) ? before : places,
      undo: done.at(-1)?.what,
      redo: undone.at(-1)?.what,
      kept,
    };
  }

  const get = (): TripState => (state ??= stateOf(read(), true));

  function show(next: TripState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function write(writes: readonly TripWrite[]): void {
    // Another tab may have written since, and its word has not come yet.
    const before = mergeTrips(read(), get().trip);
    const trip = withoutOldRemovals(applyWrites(before, writes, stampFor(before)), Date.now());
    const places = placesOfTrip(trip);
    const ids = places.map(({ id }) => id);
    if (list.write(places)) listed = ids;
    const kept = whole.write({ ...trip, listed: [...listed] });
    show(stateOf(trip, kept));
  }

  function change(what: string, make: (trip: Trip) => readonly TripWrite[], edit?: string): (() => void) | undefined {
    const { trip } = get();
    const writes = repeatable(trip, make(trip));
    if (writes.length === 0) return undefined;
    const newest = changes.get().done.at(-1);
    const before = edit !== undefined && edit === lastEdit?.name && newest === lastEdit.change ? newest : undefined;
    const inverse = inverseOf(trip, writes);
    const back = before ? writesTogether([...inverse, ...before.back]) : inverse;
    const again = before ? writesTogether([...before.again, ...writes]) : writes;
    const entry = { what, back, again };
    if (before) changes.replaceNewest(entry);
    else changes.add(entry);
    lastEdit = edit === undefined ? undefined : { name: edit, change: entry };
    write(writes);
    return () => {
      if (changes.get().done.at(-1) === entry) step('done');
      else change(planCopy.takenBack(what), () => back);
    };
  }

  function step(from: 'done' | 'undone'): void {
    const taken = changes.take(from);
    if (!taken) return;
    const writes = from === 'done' ? taken.back : taken.again;
    const { trip } = get();
    // What a tab kept may be damaged: nothing is written that could not be read again.
    const next = { ...touched(applyWrites(trip, writes, stampFor(trip)), writes), listed: [] };
    if (!z.safeParse(tripFormat.schema, next).success) {
      changes.clear();
      show(stateOf(trip, get().kept));
      return;
    }
    write(writes);
  }

  function onStorage({ key }: StorageEvent): void {
    if (key !== null && key !== planKey && key !== tripKey) return;
    // Emptied as a whole, or of a newer shell: here the trip stays as it was.
    if (key === null || whole.look().state === 'newer' || list.look().state === 'newer') return;
    show(stateOf(mergeTrips(read(), get().trip), get().kept));
  }

  const nameOf = (id: string): string => get().places.find((item) => item.id === id)?.name ?? id;

  return {
    get,
    initial: () => nothing,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    change: (what, writes, edit) => void change(what, writes, edit),
    undo: () => step('done'),
    redo: () => step('undone'),
    actions: {
      add: (item) => void change(planCopy.added(item.name), (trip) => placeAdded(trip, item)),
      remove: (id) => void change(planCopy.removed(nameOf(id)), (trip) => placeRemoved(trip, id)),
      dated: () => get().trip,
      apply(plan) {
        const back = change(planCopy.applied(plan.days.length), (trip) => plannedChanges(trip, plan, newId));
        return back ?? (() => undefined);
      },
    },
  };
}
