import * as z from 'zod/mini';

export interface StoredValue<T> {
  get(): T;
  /** What a page shows that was prerendered for everybody. */
  initial(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A value in local storage, parsed at the edge and shared by tabs. Where storage is absent, full or holds rubbish, the value
 * lives in memory: the page works, and nothing is thrown.
 */
export function createStoredValue<T>(key: string, schema: z.ZodMiniType<unknown>, initial: T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;

  function read(): T {
    try {
      const text = localStorage.getItem(key);
      const parsed = text === null ? undefined : z.safeParse(schema, JSON.parse(text));
      // The schema decides; T is its output type, which the caller names.
      return parsed?.success ? (parsed.data as T) : initial;
    } catch {
      return initial;
    }
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== null && event.key !== key) return;
    value = read();
    announce();
  }

  return {
    get: () => (value ??= read()),
    initial: () => initial,
    set(next) {
      value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is full or forbidden: the value stays for as long as the page does.
      }
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
