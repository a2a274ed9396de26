import { defaultVersion, destinationOrder, parseRelease, type Boot, type Destination, type Release, type RemoteVersion, type RouteData } from '@odysseus/contract';
import { withinLimit } from './loadFailure';

/** A route together with the remote that serves it. */
export interface RemoteRoute {
  readonly remote: string;
  readonly version: RemoteVersion;
  readonly route: RouteData;
}

export interface ReleaseStore {
  /** Destinations in the order of the menu. */
  destinations(): readonly Destination[];
  /** Every route known so far; all of them once the document is complete. */
  routes(): readonly RemoteRoute[];
  find(path: string): RemoteRoute | undefined;
  isComplete(): boolean;
  /** Whether the last attempt to fetch the whole document failed. */
  hasFailed(): boolean;
  /** Fetches the whole document; joins a fetch under way, and starts afresh after a failure. */
  complete(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Changes whenever the answers above do. */
  revision(): number;
}

/**
 * What is live, as this tab was started with it. It begins with the part that the page carried inline, and is completed by
 * the immutable document that the page names.
 */
export function createReleaseStore(boot: Boot, fetchDocument: (url: string, attempt: number) => Promise<unknown>): ReleaseStore {
  let release: Release | undefined;
  let pending: Promise<void> | undefined;
  let attempts = 0;
  let revision = 0;
  let failed = false;
  let known = boot.current ? routesOfRemote(boot.current.name, boot.current.version) : [];
  let destinations: readonly Destination[] = boot.destinations;
  const listeners = new Set<() => void>();

  function accept(document: unknown): void {
    release = parseRelease(document);
    const remotes = Object.entries(release.microFrontends).map(([name, versions]) => ({ name, version: defaultVersion(versions) }));
    // The tab keeps the version that it was started with (the page is pinned to its release).
    known = remotes.flatMap(({ name, version }) => routesOfRemote(name, boot.current?.name === name ? boot.current.version : version));
    destinations = remotes
      .map(({ name, version }) => ({ name, areas: version.extras.areas, ...(version.extras.card ? { card: version.extras.card } : {}) }))
      .sort((a, b) => destinationOrder(a.areas) - destinationOrder(b.areas));
    announce();
  }

  function announce(): void {
    revision += 1;
    for (const listener of listeners) listener();
  }

  function settle(outcome: boolean): void {
    if (failed === outcome) return;
    failed = outcome;
    announce();
  }

  return {
    destinations: () => destinations,
    routes: () => known,
    find: (path) => known.find(({ route }) => route.path === path || route.aliases?.includes(path)),
    isComplete: () => release !== undefined,
    hasFailed: () => failed,
    complete() {
      if (release) return Promise.resolve();
      if (pending) return pending;
      settle(false);
      pending = withinLimit(fetchDocument(boot.release.url, attempts++).then(accept), 'release', boot.release.id)
        .catch((failure: unknown) => {
          settle(true);
          throw failure;
        })
        .finally(() => {
          pending = undefined;
        });
      return pending;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
  };
}

function routesOfRemote(remote: string, version: RemoteVersion): RemoteRoute[] {
  return version.extras.routes.map((route) => ({ remote, version, route }));
}

/** Fetches the release document; another attempt asks under another address, so that a hung request is not joined. */
export async function fetchReleaseDocument(url: string, attempt: number): Promise<unknown> {
  const response = await fetch(attempt === 0 ? url : `${url}?r=${attempt}`, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new Error('the server answered with something that is not JSON');
  return response.json();
}
