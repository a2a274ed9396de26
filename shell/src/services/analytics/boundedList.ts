/** A list that forgets its oldest entries when it is full. */
export interface BoundedList<T> {
  readonly entries: readonly T[];
  push(entry: T): void;
  /** Empties the list. */
  take(): readonly T[];
}

export function createBoundedList<T>(limit: number): BoundedList<T> {
  let entries: T[] = [];
  return {
    get entries() {
      return entries;
    },
    push(entry) {
      entries.push(entry);
      if (entries.length > limit) entries.splice(0, entries.length - limit);
    },
    take() {
      const taken = entries;
      entries = [];
      return taken;
    },
  };
}
