import {
  chooseVersion,
  defaultVersion,
  destinationOrder,
  emergencyFor,
  parseRelease,
  type Boot,
  type Destination,
  type Live,
  type Release,
  type RemoteVersion,
  type RouteData,
  type ShellRelease,
} from '@odysseus/contract';
import { createCanaryBuckets, type CanaryBuckets } from './canaryBuckets';
import { shellPart, shellVersion } from './shellVersion';
import { withinLimit } from './loadFailure';

/** A route together with the remote that serves it. */
export interface RemoteRoute {
  readonly remote: string;
  readonly version: RemoteVersion;
  readonly route: RouteData;
}

/** What is known of the tab's release at one moment. */
export interface ReleaseSnapshot {
  /** Destinations in the order of the menu. */
  readonly destinations: readonly Destination[];
  /** Every route known so far; all of them once the document is complete. */
  readonly routes: readonly RemoteRoute[];
  readonly complete: boolean;
  /** Whether the last attempt to fetch the whole document failed. */
  readonly failed: boolean;
  find(path: string): RemoteRoute | undefined;
}

export interface ReleaseStore {
  /** The same object until something changes. */
  snapshot(): ReleaseSnapshot;
  destinations(): readonly Destination[];
  routes(): readonly RemoteRoute[];
  find(path: string): RemoteRoute | undefined;
  isComplete(): boolean;
  hasFailed(): boolean;
  /** Every released version of a remote that is known so far, for whoever falls back to another. */
  versionsOf(remote: string): readonly RemoteVersion[];
  /** The release that the tab is pinned to; undefined while nobody has said which. */
  id(): string | undefined;
  /** Whether the page shows an unreleased version to one visitor alone. */
  preview(): Live['preview'];
  /** Whether the tab begins with another version than the one that its page was prerendered with. */
  startsWithCanary(): boolean;
  /** The shell that this tab gets in a release. */
  shellOf(release: Pick<Release, 'shell' | 'canaryShell'>): ShellRelease;
  /** The version of the shell that runs. */
  runningShell(): string;
  /** Fetches the whole document; joins a fetch under way, and starts afresh after a failure. */
  complete(): Promise<void>;
  /** Pins the tab to another release. Screens that are shown meanwhile stay for as long as nobody asks again where they are. */
  moveTo(release: Release): void;
  subscribe(listener: () => void): () => void;
}

interface StoreOptions {
  readonly buckets?: CanaryBuckets;
  /** Undefined for the one that the page was made for. */
  readonly running?: string | undefined;
}

/**
 * What is live, as this tab was started with it. It begins with the part that the page carried inline, and is completed by
 * the immutable document that the page names.
 */
export function createReleaseStore(
  boot: Boot,
  live: Live | undefined,
  fetchDocument: (url: string | undefined, attempt: number) => Promise<unknown>,
  { buckets = createCanaryBuckets(), running = shellVersion }: StoreOptions = {},
): ReleaseStore {
  const preview = live?.preview;
  const started = boot.current && { name: boot.current.name, versions: startingVersions(boot.current, live) };
  /** A preview shows what it was asked for, whatever the tab would draw. */
  const choose = (name: string, versions: readonly RemoteVersion[]): RemoteVersion =>
    preview === undefined && versions.some(isCanary)
      ? chooseVersion(versions, buckets.of(name))
      : defaultVersion(versions);
  const first = started && choose(started.name, started.versions);

  let release: Release | undefined;
  let pending: Promise<void> | undefined;
  let attempts = 0;
  let failed = false;
  let known = started && first ? routesOfRemote(started.name, first) : [];
  let destinations: readonly Destination[] = boot.destinations.map((destination) =>
    started && first && started.name === destination.name ? { ...destination, areas: first.extras.areas } : destination,
  );
  let snapshot: ReleaseSnapshot | undefined;
  const listeners = new Set<() => void>();

  function take(next: Release, choice: (name: string, versions: readonly RemoteVersion[]) => RemoteVersion): void {
    release = next;
    failed = false;
    const remotes = Object.entries(next.microFrontends).map(([name, versions]) => ({
      name,
      version: choice(name, versions),
    }));
    known = remotes.flatMap(({ name, version }) => routesOfRemote(name, version));
    destinations = remotes
      .map(({ name, version }) => ({
        name,
        areas: version.extras.areas,
        ...(version.extras.card ? { card: version.extras.card } : {}),
        ...emergencyFor(next.shell, version.extras.routes),
      }))
      .sort((a, b) => destinationOrder(a.areas) - destinationOrder(b.areas));
    announce();
  }

  function accept(document: unknown): void {
    const whole = parseRelease(document);
    // The tab may have moved on while its first document was on the way.
    if (release) return;
    // It keeps the version that it was started with, whatever the document says.
    take(whole, (name, versions) => (first && started.name === name ? first : choose(name, versions)));
  }

  function announce(): void {
    snapshot = undefined;
    for (const listener of listeners) listener();
  }

  function settle(outcome: boolean): void {
    if (failed === outcome || release) return;
    failed = outcome;
    announce();
  }

  const find = (path: string, routes: readonly RemoteRoute[]) =>
    routes.find(({ route }) => route.path === path || route.aliases?.includes(path));

  function look(): ReleaseSnapshot {
    const routes = known;
    return { destinations, routes, complete: release !== undefined, failed, find: (path) => find(path, routes) };
  }

  return {
    snapshot: () => (snapshot ??= look()),
    destinations: () => destinations,
    routes: () => known,
    find: (path) => find(path, known),
    isComplete: () => release !== undefined,
    hasFailed: () => failed,
    versionsOf: (remote) => release?.microFrontends[remote] ?? (started?.name === remote ? started.versions : []),
    id: () => release?.id ?? live?.release.id,
    preview: () => preview,
    startsWithCanary: () =>
      (running !== undefined && running !== boot.shell) ||
      first?.metadata.version !== boot.current?.version.metadata.version,
    shellOf: ({ shell, canaryShell }) =>
      canaryShell && buckets.of(shellPart) < canaryShell.traffic ? canaryShell.shell : shell,
    runningShell: () => running ?? boot.shell,
    complete() {
      if (release) return Promise.resolve();
      if (pending) return pending;
      settle(false);
      pending = withinLimit(
        fetchDocument(live?.release.url, attempts++).then(accept),
        'release',
        live?.release.id ?? 'the live release',
      )
        .catch((failure: unknown) => {
          settle(true);
          throw failure;
        })
        .finally(() => {
          pending = undefined;
        });
      return pending;
    },
    moveTo: (next) => take(next, choose),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The versions of the address's own remote as far as the page tells of them: its own, and those that a share of visits gets. */
function startingVersions(
  { name, version }: NonNullable<Boot['current']>,
  live: Live | undefined,
): readonly RemoteVersion[] {
  const canaries = (live?.canaries ?? [])
    .filter((canary) => canary.name === name && canary.version.metadata.version !== version.metadata.version)
    .map((canary) => canary.version);
  return [{ ...version, deployment: { ...version.deployment, default: true } }, ...canaries];
}

function isCanary({ deployment }: RemoteVersion): boolean {
  return !deployment.default && deployment.traffic > 0;
}

function routesOfRemote(remote: string, version: RemoteVersion): RemoteRoute[] {
  return version.extras.routes.map((route) => ({ remote, version, route }));
}
