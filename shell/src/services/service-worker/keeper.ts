import { tripPath } from '@odysseus/contract';
import { cityState, keepCity, renewCity } from './keptCities';
import { KeepError, keepFailure } from './download';
import { keepMore, keepPage, renewPages } from './keptPages';
import type { KeptStore } from './keptStore';
import { createReleaseReader, type NamedRelease } from './releaseReader';
import type { CityState, WorkerRequest } from './messages';
import { emergencyPages, keepablePages, tripNeeds } from './pageNeeds';
import type { KeptPage } from './record';
import { filesToDrop, pagesToDrop } from './pruning';

type Request<Type extends WorkerRequest['type']> = Extract<WorkerRequest, { type: Type }>;

/** Keeps pages and cities, one thing after another. */
export interface Keeper {
  /** A page was seen: keeps it, the emergency pages of all cities, and brings along what an earlier release left. Fails quietly: the next page tries again. */
  seen(request: Request<'seen'>): Promise<void>;
  /** A page was opened that is not for keeping: the emergency pages are. Fails quietly. */
  opened(request: Request<'opened'>): Promise<void>;
  /** @throws {KeepError} */
  keep(request: Request<'keep'>, onProgress: (done: number, total: number) => void): Promise<CityState>;
  cancel(remote: string): void;
  remove(request: Request<'remove'>): Promise<void>;
  state(request: Request<'state'>): Promise<CityState>;
}

interface Surroundings {
  readonly store: KeptStore;
  /** Runs work alone, among all workers of this site. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createKeeper({ store, alone, now }: Surroundings): Keeper {
  const releases = createReleaseReader(store);
  const options = { store, releases, now };
  const underWay = new Map<
    string,
    {
      readonly controller: AbortController;
      readonly listeners: Set<(done: number, total: number) => void>;
      readonly work: Promise<CityState>;
    }
  >();

  /** Only ever within `alone`, and after whatever was being kept is whole or given up. */
  async function prune(): Promise<void> {
    await store.dropRemains();
    await store.dropPages(pagesToDrop(await store.pages()));
    if (await store.holdsNewer()) return;
    const kept = [...(await store.pages()), ...(await store.cities()), { needs: await store.own() }];
    await store.dropFiles(filesToDrop(await store.files(), kept));
  }

  async function isWhole(needs: readonly string[]): Promise<boolean> {
    const files = new Set(await store.files());
    return needs.every((url) => files.has(url));
  }

  /** Whether the trip takes more of its cities than when its page was kept: it has got another day, or a city was released since. */
  async function hasGrown({ path, release, needs }: KeptPage, loaded: readonly string[]): Promise<boolean> {
    if (path !== tripPath) return false;
    const { document } = await releases.named(release);
    return tripNeeds(path, document, loaded).some((url) => !needs.includes(url));
  }

  /** Those of other cities that are there already are brought along with all other pages. @param remote the city whose own is to be of this release at once */
  async function keepEmergencyPages(release: NamedRelease, width: number, remote?: string): Promise<void> {
    const own = new Set(remote === undefined ? [] : keepablePages(release.document, remote));
    for (const path of emergencyPages(release.document, remote)) {
      const kept = await store.page(path);
      if (kept && (kept.record.release.id === release.id || !own.has(path))) continue;
      try {
        await keepPage({ path, width, seenAt: kept?.record.seenAt ?? now() }, options);
      } catch (failure) {
        // One city's trouble is not the next one's.
        if (!(failure instanceof KeepError) || failure.trouble === 'full') throw failure;
      }
    }
  }

  /** For pages that are not kept themselves. */
  async function keepLiveEmergencyPages(width: number): Promise<void> {
    try {
      await keepEmergencyPages(await releases.live(), width);
    } catch (failure) {
      if (!(failure instanceof KeepError)) console.warn(failure);
    }
  }

  async function keepSeen({ path, release, width, loaded, saveData }: Request<'seen'>): Promise<void> {
    const present = await store.page(path);
    if (
      present &&
      present.record.release.id === release &&
      (await isWhole(present.record.needs)) &&
      !(await hasGrown(present.record, loaded))
    ) {
      const missing = await keepMore({ ...present, loaded }, options);
      // What did not come with an earlier page.
      await keepEmergencyPages(await releases.named(present.record.release), width);
      const [failure] = missing.values();
      if (failure) throw failure;
      return;
    }
    const page = await keepPage({ path, width, loaded }, options);
    await keepEmergencyPages(page.release, width, page.facts.boot.current?.name);
    await renewPages(page.release, !saveData, options);
    if (saveData) return;
    for (const city of await store.cities()) await renewCity(city, page.release, options);
  }

  async function keepWhole(
    remote: string,
    width: number,
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<CityState> {
    try {
      if (signal.aborted) throw new KeepError('cancelled', `${remote} was called off.`);
      await keepCity(remote, width, { ...options, signal, onProgress });
    } catch (failure) {
      throw keepFailure(failure, remote, signal);
    } finally {
      await prune();
    }
    return cityState(remote, width, false, options);
  }

  return {
    seen: (request) =>
      alone(async () => {
        try {
          await keepSeen(request);
        } catch (failure) {
          if (failure instanceof KeepError && failure.trouble === 'gone') {
            await store.dropPages([request.path]);
            await keepLiveEmergencyPages(request.width);
          } else if (!(failure instanceof KeepError)) console.warn(failure);
        } finally {
          await prune();
        }
      }),
    opened: ({ width }) => alone(() => keepLiveEmergencyPages(width).finally(prune)),
    keep({ remote, width }, onProgress) {
      const present = underWay.get(remote);
      if (present) {
        present.listeners.add(onProgress);
        return present.work;
      }
      const controller = new AbortController();
      const listeners = new Set([onProgress]);
      const tell = (done: number, total: number): void => listeners.forEach((listener) => listener(done, total));
      const work = alone(() => keepWhole(remote, width, controller.signal, tell)).finally(() =>
        underWay.delete(remote),
      );
      underWay.set(remote, { controller, listeners, work });
      return work;
    },
    cancel: (remote) => underWay.get(remote)?.controller.abort(),
    remove: ({ remote }) =>
      alone(async () => {
        await store.dropCity(remote);
        await prune();
      }),
    state: ({ remote, width }) => cityState(remote, width, underWay.has(remote), options),
  };
}
