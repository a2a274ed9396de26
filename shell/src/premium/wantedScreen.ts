import { parseWith, routeDataSchema } from '@odysseus/contract';
import { wantedScreenKey } from './constants';

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

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether an address is a plain path of this site, as route tables hold them: no host, query or fragment. */
export function isSitePath(path: string): boolean {
  return routeDataSchema.shape.path.safeParse(path).success;
}

function parseWantedScreen(stored: string): WantedScreen {
  const value: unknown = JSON.parse(stored);
  const { path, text } = Object(value);
  return {
    path: parseWith(routeDataSchema.shape.path, path, 'The remembered screen'),
    text: parseWith(routeDataSchema.shape.text, text, 'The remembered screen'),
  };
}

/**
 * Remembers the wanted screen for this tab, over sign-in and payment (decision 10). Without storage it is remembered
 * as long as the page lives; whatever else stands under the key is deleted.
 * @param getStorage session storage, or undefined where there is none; may throw, as browsers do
 */
export function createWantedScreenStore(getStorage: () => SessionStorage | undefined): WantedScreenStore {
  let unstored: WantedScreen | undefined;
  const attempt = <T>(action: (storage: SessionStorage) => T): T | undefined => {
    try {
      const storage = getStorage();
      return storage && action(storage);
    } catch {
      return undefined;
    }
  };
  const forget = () => {
    unstored = undefined;
    attempt((storage) => storage.removeItem(wantedScreenKey));
  };
  return {
    get() {
      const stored = attempt((storage) => storage.getItem(wantedScreenKey));
      if (!stored) return unstored;
      try {
        return parseWantedScreen(stored);
      } catch {
        forget();
        return undefined;
      }
    },
    remember(screen) {
      forget();
      unstored = screen;
      attempt((storage) => storage.setItem(wantedScreenKey, JSON.stringify(screen)));
    },
    forget,
  };
}
