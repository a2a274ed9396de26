import { isNewerThanText } from '@odysseus/contract';
import { consentKey, parseConsent, type Consent } from './consent';

/** What is read by whoever must obey the visitor's choice. */
export interface ConsentSource {
  get(): Consent;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

export interface ConsentStore extends ConsentSource {
  set(value: Consent): void;
}

/** The part of `window` that the store needs. */
export type ConsentWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the visitor's choice in local storage and in step with other tabs. Where storage is absent, full or
 * forbidden, or a newer shell has left there what this one does not read, the choice lives as long as the page.
 * @param getWindow the page's window, or undefined where there is none (prerendering); first called by `get` or `subscribe`
 */
export function createConsentStore(getWindow: () => ConsentWindow | undefined): ConsentStore {
  const listeners = new Set<() => void>();
  /** The last value seen; only trusted while the store listens for other tabs. */
  let current: Consent = 'pending';
  /** A choice that could not be stored. */
  let unstored: Consent | undefined;

  const read = (): Consent => {
    if (unstored !== undefined) return unstored;
    try {
      return parseConsent(getWindow()?.localStorage.getItem(consentKey));
    } catch {
      return 'pending';
    }
  };

  const write = (value: Consent): boolean => {
    try {
      const storage = getWindow()?.localStorage;
      if (isNewerThanText(storage?.getItem(consentKey))) return false;
      storage?.setItem(consentKey, value);
      return storage?.getItem(consentKey) === value;
    } catch {
      forget();
      return false;
    }
  };
  /** An older answer must not come back with the next page; removing works where nothing more fits in. */
  const forget = (): void => {
    try {
      getWindow()?.localStorage.removeItem(consentKey);
    } catch {
      // Without storage there is none.
    }
  };

  const update = (value: Consent) => {
    if (value === current) return;
    current = value;
    for (const listener of [...listeners]) listener();
  };

  const onStorage = (event: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (event.key !== consentKey && event.key !== null) return;
    unstored = undefined;
    update(read());
  };
  // A page that comes back from the back/forward cache slept through the other tabs' changes.
  const onPageShow = () => update(read());

  const listen = (window: ConsentWindow | undefined) => {
    window?.addEventListener('storage', onStorage);
    window?.addEventListener('pageshow', onPageShow);
  };
  const unlisten = (window: ConsentWindow | undefined) => {
    window?.removeEventListener('storage', onStorage);
    window?.removeEventListener('pageshow', onPageShow);
  };

  return {
    get: () => (listeners.size > 0 ? current : read()),
    set(value) {
      if (listeners.size === 0) current = read();
      unstored = write(value) ? undefined : value;
      update(value);
    },
    subscribe(listener) {
      // One entry for each subscription, even when two hand in the same function.
      const entry = () => listener();
      if (listeners.size === 0) {
        current = read();
        listen(getWindow());
      }
      listeners.add(entry);
      return () => {
        if (listeners.delete(entry) && listeners.size === 0) unlisten(getWindow());
      };
    },
  };
}

/** The visitor's choice in this browser. */
export const consentStore: ConsentStore = createConsentStore(() =>
  typeof window === 'undefined' ? undefined : window,
);
