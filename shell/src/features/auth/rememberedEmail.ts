import { isNewerThanText } from '@odysseus/contract';
import { emailStorageKey } from './constants';

/** The address that a link was sent to, until the link is used. */
export interface RememberedEmail {
  save(email: string): void;
  /** @returns undefined when nothing is known, or what is stored can't be an address */
  read(): string | undefined;
  forget(): void;
}

/**
 * Keeps the address in local storage, and in memory beside it: storage may be absent, forbidden or full, or hold what a newer
 * shell has left there.
 * @param storage called at each use; may throw
 */
export function createRememberedEmail(storage: () => Storage | undefined): RememberedEmail {
  let inMemory: string | undefined;
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      const place = storage();
      return place && !isNewerThanText(place.getItem(emailStorageKey)) ? work(place) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    save(email) {
      inMemory = email;
      attempt((place) => place.setItem(emailStorageKey, email));
    },
    read() {
      const stored = attempt((place) => place.getItem(emailStorageKey));
      return [stored, inMemory].find((value): value is string => typeof value === 'string' && isPlausible(value));
    },
    forget() {
      inMemory = undefined;
      attempt((place) => place.removeItem(emailStorageKey));
    },
  };
}

/** Rough on purpose: the provider decides. 320 is the longest that an address can be. */
function isPlausible(email: string): boolean {
  return email.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(email);
}
