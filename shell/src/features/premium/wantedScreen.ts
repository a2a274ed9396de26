import { createKeptValue, routeDataSchema, type KeptValue, type StoredFormat } from '@odysseus/contract';
import * as z from 'zod/mini';
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

/** With the moment at which it was wanted, in local storage. */
type KeptScreen = WantedScreen & { readonly at?: number | undefined };

const wantedFormat: StoredFormat<KeptScreen> = {
  version: 1,
  schema: z.object({ path: routeDataSchema.shape.path, text: routeDataSchema.shape.text, at: z.optional(z.number()) }),
};

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
 * nothing else. Without storage it is remembered as long as the page lives; whatever else stands under the key is deleted,
 * but what a newer shell has left there.
 */
export function createWantedScreenStore({
  tab,
  browser = () => undefined,
  now = Date.now,
}: WantedScreenStorages): WantedScreenStore {
  let unstored: WantedScreen | undefined;
  const inTab = createKeptValue(tab, wantedScreenKey, wantedFormat);
  const inBrowser = createKeptValue(browser, wantedScreenKey, wantedFormat);
  const read = (
    kept: KeptValue<KeptScreen>,
    isFresh: (at: number | undefined) => boolean,
  ): WantedScreen | undefined => {
    const found = kept.look();
    if (found.state === 'known' && isFresh(found.value.at)) return { path: found.value.path, text: found.value.text };
    if (found.state !== 'absent') kept.forget();
    return undefined;
  };
  const forget = () => {
    unstored = undefined;
    inTab.forget();
    inBrowser.forget();
  };
  return {
    get: () =>
      read(inTab, () => true) ??
      unstored ??
      read(inBrowser, (at) => at !== undefined && at <= now() && now() - at < sharedWantedMilliseconds),
    remember(screen) {
      forget();
      unstored = screen;
      inTab.write(screen);
      inBrowser.write({ ...screen, at: now() });
    },
    forget,
  };
}
