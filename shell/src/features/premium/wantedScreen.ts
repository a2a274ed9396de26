import { parseWith, routeDataSchema } from '@odysseus/contract';
import { sharedWantedMilliseconds, wantedScreenKey } from './constants';

/** A screen that the visitor wanted when the gate stopped them. */
export interface WantedScreen {
  readonly path: string;
  /** Its name in the menu. */
  readonly text: string;
}

export interface WantedScreenStore {
  get(): WantedScreen | undefined;
  remember(screen: WantedScreen): void;
  forget(): void;
}

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether an address is a plain path of this site, as route tables hold them: no host, query or fragment. */
export function isSitePath(path: string): boolean {
  return routeDataSchema.shape.path.safeParse(path).success;
}

function parseWantedScreen(stored: string): WantedScreen & { readonly at: unknown } {
  const value: unknown = JSON.parse(stored);
  const { path, text, at } = Object(value);
  return {
    path: parseWith(routeDataSchema.shape.path, path, 'The remembered screen'),
    text: parseWith(routeDataSchema.shape.text, text, 'The remembered screen'),
    at,
  };
}

export interface WantedScreenStorages {
  /** Session storage: each tab has a wanted screen of its own. Undefined where there is none; may throw, as browsers do. */
  tab(): KeptStorage | undefined;
  /** Local storage, for the tab that a sign-in link from a mailbox opens. Undefined where there is none; may throw. */
  browser?(): KeptStorage | undefined;
  /** Milliseconds since the epoch. */
  now?(): number;
}

/**
 * Remembers the wanted screen over sign-in and payment (decision 10): for this tab, and for a day for tabs that want
 * nothing else. Without storage it is remembered as long as the page lives; whatever else stands under the key is deleted.
 */
export function createWantedScreenStore({ tab, browser = () => undefined, now = Date.now }: WantedScreenStorages): WantedScreenStore {
  let unstored: WantedScreen | undefined;
  const attempt = <T>(getStorage: () => KeptStorage | undefined, action: (storage: KeptStorage) => T): T | undefined => {
    try {
      const storage = getStorage();
      return storage && action(storage);
    } catch {
      return undefined;
    }
  };
  const remove = (getStorage: () => KeptStorage | undefined) => attempt(getStorage, (storage) => storage.removeItem(wantedScreenKey));
  const read = (getStorage: () => KeptStorage | undefined, isFresh: (at: unknown) => boolean): WantedScreen | undefined => {
    const stored = attempt(getStorage, (storage) => storage.getItem(wantedScreenKey));
    if (!stored) return undefined;
    try {
      const { at, ...screen } = parseWantedScreen(stored);
      if (isFresh(at)) return screen;
    } catch {
      // Rubbish, which goes the way of what is too old.
    }
    remove(getStorage);
    return undefined;
  };
  const forget = () => {
    unstored = undefined;
    remove(tab);
    remove(browser);
  };
  return {
    get: () =>
      read(tab, () => true) ?? unstored ?? read(browser, (at) => typeof at === 'number' && at <= now() && now() - at < sharedWantedMilliseconds),
    remember(screen) {
      forget();
      unstored = screen;
      attempt(tab, (storage) => storage.setItem(wantedScreenKey, JSON.stringify(screen)));
      attempt(browser, (storage) => storage.setItem(wantedScreenKey, JSON.stringify({ ...screen, at: now() })));
    },
    forget,
  };
}
