import { readStored, storedForm, type StoredFormat } from '@odysseus/contract';
import { whenIdle } from '@odysseus/runtime/idle';
import * as z from 'zod/mini';

/** What sign-in needs of the browser's page; the one place that touches its globals. */
export interface Page {
  readonly origin: () => string;
  /** The whole address, with query and fragment. */
  readonly address: () => string;
  /** Changes the address bar without a navigation. */
  readonly replaceAddress: (path: string) => void;
  /** May throw where storage is forbidden. */
  readonly localStorage: () => Storage | undefined;
  readonly indexedDB: () => IDBFactory | undefined;
  /** Runs work once the page has loaded and rests. */
  readonly whenIdle: (work: () => void) => void;
  readonly tabs: Tabs;
}

/** The other tabs of the site: those in which nobody is signed in hold no code that would notice a sign-in. */
export interface Tabs {
  /** Tells them that somebody has signed in here. */
  readonly tell: () => void;
  readonly hear: (listener: () => void) => void;
}

const channelName = 'odysseus-sign-in';
/** What tabs tell one another. Those of shells before contract 1.6 say it in a word, and take any message for it. */
const messageFormat: StoredFormat<{ readonly type: 'signedIn' }> = {
  version: 1,
  schema: z.object({ type: z.literal('signedIn') }),
  migrations: [(word) => ({ type: word })],
};
let channel: BroadcastChannel | undefined;
/** Undefined in browsers without channels, whose tabs notice at the next page. */
const openChannel = (): BroadcastChannel | undefined =>
  (channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined);

export const browserPage: Page = {
  origin: () => window.location.origin,
  address: () => window.location.href,
  replaceAddress: (path) => window.history.replaceState(window.history.state, '', path),
  localStorage: () => window.localStorage,
  indexedDB: () => window.indexedDB,
  whenIdle: (work) => void whenIdle(window, work),
  tabs: {
    tell: () => openChannel()?.postMessage(storedForm(messageFormat, { type: 'signedIn' })),
    hear: (listener) =>
      openChannel()?.addEventListener(
        'message',
        ({ data }: MessageEvent<unknown>) => readStored(messageFormat, data).state === 'known' && listener(),
      ),
  },
};
