import { whenIdle } from '../idle';

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
}

export const browserPage: Page = {
  origin: () => window.location.origin,
  address: () => window.location.href,
  replaceAddress: (path) => window.history.replaceState(window.history.state, '', path),
  localStorage: () => window.localStorage,
  indexedDB: () => window.indexedDB,
  whenIdle: (work) => void whenIdle(window, work),
};
