import { createKeptValue, type StoredFormat } from '@odysseus/contract';

export interface StoredValue<T> {
  get(): T;
  /** What a page shows that was prerendered for everybody. */
  initial(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A value in local storage, parsed at the edge and shared by tabs. Where storage is absent, full, or holds rubbish or what a newer
 * shell has left there, the value lives in memory: the page works, and nothing is thrown.
 */
export function createStoredValue<T extends object>(key: string, format: StoredFormat<T>, initial: T): StoredValue<T> {
  const listeners = new Set<() => void>();
  const kept = createKeptValue(() => localStorage, key, format);
  let value: T | undefined;

  const read = (): T => kept.read() ?? initial;

  function announce(): void {
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== null && event.key !== key) return;
    // A tab of a newer shell has brought it into a form of its own: here the value stays as it was.
    if (kept.look().state === 'newer') return;
    value = read();
    announce();
  }

  return {
    get: () => (value ??= read()),
    initial: () => initial,
    set(next) {
      value = next;
      kept.write(next);
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
