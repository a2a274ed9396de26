import { readStoredText, storedForm, type Stored, type StoredFormat } from './stored';

/** What is used of the browser's `Storage`. */
interface KeyStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A value under one key of the browser's storage. Nothing is thrown where storage is absent, forbidden or full. */
export interface KeptValue<T> {
  look(): Stored<T>;
  /** @returns undefined where there is nothing that this version reads */
  read(): T | undefined;
  /** @returns whether it stands there now */
  write(value: T): boolean;
  forget(): void;
}

/**
 * Keeps a value in the browser's storage, in a format with a version. What a newer version has left under the key stays as it is.
 * @param storage looked up at each use, because the mere look at it may throw
 */
export function createKeptValue<T extends object>(
  storage: () => KeyStorage | undefined,
  key: string,
  format: StoredFormat<T>,
): KeptValue<T> {
  const attempt = <R>(work: (place: KeyStorage) => R): R | undefined => {
    try {
      const place = storage();
      return place && work(place);
    } catch {
      return undefined;
    }
  };
  /** What was found last: a large value is read anew only where another text stands there. */
  let seen: { readonly text: string | null; readonly found: Stored<T> } | undefined;
  const look = (): Stored<T> =>
    attempt((place) => {
      const text = place.getItem(key);
      if (!seen || seen.text !== text) seen = { text, found: readStoredText(format, text) };
      return seen.found;
    }) ?? { state: 'absent' };
  return {
    look,
    read() {
      const found = look();
      return found.state === 'known' ? found.value : undefined;
    },
    write(value) {
      if (look().state === 'newer') return false;
      return (
        attempt((place) => {
          const text = JSON.stringify(storedForm(format, value));
          place.setItem(key, text);
          seen = { text, found: { state: 'known', value } };
          return true;
        }) ?? false
      );
    },
    forget() {
      if (look().state !== 'newer') attempt((place) => place.removeItem(key));
    },
  };
}
