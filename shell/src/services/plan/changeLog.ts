import { createKeptValue, type StoredFormat } from '@odysseus/contract';
import type { TripWrite } from '@odysseus/model/trip';
import * as z from 'zod/mini';

/** A change of the trip that was made in this tab. */
export interface Change {
  /** 'Louvre removed' */
  readonly what: string;
  readonly back: readonly TripWrite[];
  readonly again: readonly TripWrite[];
}

/** What was changed in this tab, the newest last, and what of it was taken back. */
interface ChangeLog {
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
}

/** The values of fields are checked where they are used: the trip that they make must be one. */
const writes = z.array(
  z.custom<TripWrite>((value) => {
    const { of, id, set } = Object(value) as Record<string, unknown>;
    return typeof of === 'string' && typeof id === 'string' && typeof set === 'object' && set !== null;
  }),
);
const changes = z.array(z.object({ what: z.string(), back: writes, again: writes }));
const logFormat: StoredFormat<ChangeLog> = { version: 1, schema: z.object({ done: changes, undone: changes }) };

/** Session storage key: it lasts over a reload, and ends with the tab. */
export const changesKey = 'odysseus.trip.changes';
const mostChanges = 30;
const none: ChangeLog = { done: [], undone: [] };

export interface Changes {
  get(): ChangeLog;
  add(change: Change): void;
  /** Puts a change in the place of the newest one. */
  replaceNewest(change: Change): void;
  /** Takes the newest change for done or undone, and moves it to the other side. */
  take(from: 'done' | 'undone'): Change | undefined;
  clear(): void;
}

/** Keeps what can be taken back. */
export function createChanges(): Changes {
  const kept = createKeptValue(() => sessionStorage, changesKey, logFormat);
  let log: ChangeLog | undefined;
  const get = (): ChangeLog => (log ??= kept.read() ?? none);
  const set = (next: ChangeLog): void => {
    log = next;
    kept.write(next);
  };
  return {
    get,
    add: (change) => set({ done: [...get().done, change].slice(-mostChanges), undone: [] }),
    replaceNewest: (change) => set({ done: [...get().done.slice(0, -1), change], undone: [] }),
    take(from) {
      const to = from === 'done' ? 'undone' : 'done';
      const change = get()[from].at(-1);
      if (change) set({ ...none, [from]: get()[from].slice(0, -1), [to]: [...get()[to], change] });
      return change;
    },
    clear: () => set(none),
  };
}
