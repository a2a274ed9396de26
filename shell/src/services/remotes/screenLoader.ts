import { contractMismatch, lastGoodVersion, type RemoteVersion, type ScreenProps } from '@odysseus/contract';
import type { LazyScreen } from '@odysseus/runtime';
import type { ComponentType } from 'react';
import type { ContainerLoader, LoadedRoutes } from './federation';
import { climbLadder, startLadder, type LadderEvent, type Rung } from './ladder';
import { LoadFailure, troubleOf, withinLimit } from './loadFailure';
import type { RemoteRoute } from './releaseStore';

export type ScreenComponent = ComponentType<ScreenProps>;

export interface ScreenLoader {
  /**
   * Loads a remote's screen: its container, its route table, its own chunk; where that fails, up the ladder. Joins a load under
   * way; after a failure it loads again.
   * @throws {LoadFailure} of the first rung, when every rung has failed
   */
  load(target: RemoteRoute): Promise<ScreenComponent>;
  /** The screen, if its code is there already. */
  peek(target: RemoteRoute): ScreenComponent | undefined;
  /** The route table of the screen's build, opened where it is not yet; its failures are nobody's but the asker's. */
  table(target: RemoteRoute): Promise<LoadedRoutes>;
  /** The version that the screen's code is of, which may be an earlier one than was asked for; undefined before it is there. */
  loadedVersion(target: RemoteRoute): RemoteVersion | undefined;
}

export interface ScreenLoaderOptions {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Every version of the target's remote that the release names; asked only when the target's own does not load. */
  readonly otherVersions?: (target: RemoteRoute) => Promise<readonly RemoteVersion[]>;
  /** Hears of every rung that failed, whatever the next one brings. */
  readonly onFailure?: (failure: LoadFailure, rung: Rung) => void;
}

interface Loaded {
  readonly component: ScreenComponent;
  readonly version: RemoteVersion;
}

/**
 * Loads screens of remotes.
 * @param containers evaluates a remote's container and hands out its route table
 */
export function createScreenLoader(
  containers: ContainerLoader,
  { wait, otherVersions, onFailure }: ScreenLoaderOptions,
): ScreenLoader {
  const tables = new Map<string, LoadedRoutes>();
  const screens = new Map<string, Loaded>();
  const pending = new Map<string, Promise<ScreenComponent>>();
  const opening = new Map<string, Promise<LoadedRoutes>>();
  /** Failures of each build since it last worked, by its container: the next attempt asks under other addresses. */
  const failures = new Map<string, number>();
  /** Builds of which an address hangs: asked for again plainly, it would hang again. */
  const hung = new Set<string>();

  /** Opens a container once, however many of its screens are wanted at the moment. */
  function open({ remote, version }: RemoteRoute, attempt: number): Promise<LoadedRoutes> {
    const key = `${version.url} ${attempt}`;
    const underWay = opening.get(key) ?? containers(remote, version, attempt).finally(() => opening.delete(key));
    opening.set(key, underWay);
    return underWay;
  }

  const attemptAt = ({ version }: RemoteRoute): number => failures.get(version.extras.container) ?? 0;

  async function tableOf(target: RemoteRoute): Promise<LoadedRoutes> {
    const part = partOf(target);
    const table = tables.get(part) ?? (await withinLimit(open(target, attemptAt(target)), 'entry', part));
    tables.set(part, table);
    return table;
  }

  async function loadOnce(target: RemoteRoute): Promise<Loaded> {
    const { version } = target;
    const { container, contract } = version.extras;
    const part = partOf(target);
    const mismatch = contractMismatch(target.remote, contract);
    if (mismatch) throw new LoadFailure('contract', part, new Error(mismatch), false);
    const attempt = attemptAt(target);
    globalThis.odysseusAttempts = { ...globalThis.odysseusAttempts, [container]: attempt };
    try {
      const table = await tableOf(target);
      const component = await withinLimit(lazyScreenOf(table, target, part).preload(), 'screen', part);
      if (!hung.has(container)) failures.delete(container);
      return { component, version };
    } catch (failure) {
      failures.set(container, attempt + 1);
      if (failure instanceof LoadFailure && failure.timedOut) hung.add(container);
      const table = tables.get(part);
      if (table) entryOf(table, target)?.component.reset();
      throw failure;
    }
  }

  async function lastGoodOf(target: RemoteRoute): Promise<RemoteRoute | undefined> {
    // Where the release document does not come either, there is nothing to fall back to; its own failure is told by the store.
    const versions = (await otherVersions?.(target).catch(() => undefined)) ?? [];
    const asked =
      versions.find(({ metadata }) => metadata.version === target.version.metadata.version) ?? target.version;
    const version = lastGoodVersion(versions, asked);
    const route = version?.extras.routes.find(({ path }) => path === target.route.path);
    return version && route && { remote: target.remote, version, route };
  }

  async function climb(target: RemoteRoute): Promise<Loaded> {
    const { version } = target;
    let step = startLadder(version.fallbackUrl !== undefined);
    let first: unknown;
    let lastGood: RemoteRoute | undefined;
    let loaded: Loaded | undefined;
    for (;;) {
      const { effect } = step;
      let event: LadderEvent;
      switch (effect.type) {
        case 'load':
          try {
            loaded = await loadOnce(targetAt(effect.rung));
            event = { type: 'loaded' };
          } catch (failure) {
            if (!(failure instanceof LoadFailure)) throw failure;
            first ??= failure;
            onFailure?.(failure, effect.rung);
            event = { type: 'failed', trouble: troubleOf(failure) };
          }
          break;
        case 'pause':
          await wait(effect.milliseconds);
          event = { type: 'paused' };
          break;
        case 'seekLastGood':
          lastGood = await lastGoodOf(target);
          event = { type: 'sought', found: lastGood !== undefined };
          break;
        case 'show':
        case 'giveUp':
          if (loaded) return loaded;
          throw first;
      }
      step = climbLadder(step.state, event);
    }

    function targetAt(rung: Rung): RemoteRoute {
      if (rung === 'lastGood' && lastGood) return lastGood;
      if (rung !== 'fallbackUrl' || version.fallbackUrl === undefined) return target;
      // A table of the first address would go on asking there.
      tables.delete(partOf(target));
      return { ...target, version: { ...version, url: version.fallbackUrl } };
    }
  }

  return {
    table: tableOf,
    peek: (target) => screens.get(screenKey(target))?.component,
    loadedVersion: (target) => screens.get(screenKey(target))?.version,
    load(target) {
      const key = screenKey(target);
      const loaded = screens.get(key);
      if (loaded) return Promise.resolve(loaded.component);
      const underWay = pending.get(key);
      if (underWay) return underWay;
      const work = climb(target)
        .then((screen) => {
          screens.set(key, screen);
          return screen.component;
        })
        .finally(() => pending.delete(key));
      pending.set(key, work);
      return work;
    },
  };
}

function partOf(target: RemoteRoute): string {
  return `${target.remote}@${target.version.metadata.version}`;
}

/** Tells the screens of all parts and versions apart. */
export function screenKey(target: RemoteRoute): string {
  return `${partOf(target)} ${target.route.path}`;
}

function entryOf(table: LoadedRoutes, target: RemoteRoute): LoadedRoutes['default'][number] | undefined {
  return table.default.find((entry) => entry.path === target.route.path);
}

function lazyScreenOf(table: LoadedRoutes, target: RemoteRoute, part: string): LazyScreen {
  const entry = entryOf(table, target);
  if (!entry)
    throw new LoadFailure(
      'screen',
      part,
      new Error(`the release names ${target.route.path}, and the build has no screen for it`),
      false,
    );
  return entry.component;
}
