import { contractMismatch, type ScreenProps } from '@odysseus/contract';
import type { LazyScreen, RouteEntry, RoutesModule } from '@odysseus/runtime';
import type { ComponentType } from 'react';
import type { ContainerLoader } from './federation';
import { secondTryDelay } from './limits';
import { LoadFailure, withinLimit } from './loadFailure';
import type { RemoteRoute } from './releaseStore';

export type ScreenComponent = ComponentType<ScreenProps>;

export interface ScreenLoader {
  /** Loads a remote's screen: its container, its route table, its own chunk. Joins a load under way; after a failure it loads again. */
  load(target: RemoteRoute): Promise<ScreenComponent>;
  /** The screen, if its code is there already. */
  peek(target: RemoteRoute): ScreenComponent | undefined;
}

/**
 * Loads screens of remotes.
 * @param containers evaluates a remote's container and hands out its route table
 */
export function createScreenLoader(containers: ContainerLoader, wait: (milliseconds: number) => Promise<void>): ScreenLoader {
  const tables = new Map<string, RoutesModule>();
  const screens = new Map<string, ScreenComponent>();
  const pending = new Map<string, Promise<ScreenComponent>>();
  const attempts = new Map<string, number>();

  async function once(target: RemoteRoute): Promise<ScreenComponent> {
    const part = partOf(target);
    const mismatch = contractMismatch(target.remote, target.version.extras.contract);
    if (mismatch) throw new LoadFailure('contract', part, new Error(mismatch), false);
    const attempt = attempts.get(target.remote) ?? 0;
    attempts.set(target.remote, attempt + 1);
    const table = tables.get(part) ?? (await withinLimit(containers(target.remote, target.version, attempt), 'entry', part));
    tables.set(part, table);
    globalThis.odysseusAttempts = { ...globalThis.odysseusAttempts, [target.remote]: attempt };
    const component = await withinLimit(lazyScreenOf(table, target, part).preload(), 'screen', part);
    attempts.set(target.remote, 0);
    screens.set(screenKey(target), component);
    return component;
  }

  return {
    peek: (target) => screens.get(screenKey(target)),
    load(target) {
      const key = screenKey(target);
      const loaded = screens.get(key);
      if (loaded) return Promise.resolve(loaded);
      const underWay = pending.get(key);
      if (underWay) return underWay;
      const work = once(target)
        .catch(async (failure: unknown) => {
          resetScreen(tables.get(partOf(target)), target);
          if (!(failure instanceof LoadFailure) || failure.timedOut || failure.stage === 'contract') throw failure;
          await wait(secondTryDelay);
          return once(target);
        })
        .catch((failure: unknown) => {
          resetScreen(tables.get(partOf(target)), target);
          throw failure;
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

function screenKey(target: RemoteRoute): string {
  return `${partOf(target)} ${target.route.path}`;
}

function entryOf(table: RoutesModule, target: RemoteRoute): RouteEntry | undefined {
  return table.default.find((entry) => entry.path === target.route.path);
}

function lazyScreenOf(table: RoutesModule, target: RemoteRoute, part: string): LazyScreen {
  const entry = entryOf(table, target);
  if (!entry) throw new LoadFailure('screen', part, new Error(`the release names ${target.route.path}, and the build has no screen for it`), false);
  return entry.component;
}

function resetScreen(table: RoutesModule | undefined, target: RemoteRoute): void {
  if (table) entryOf(table, target)?.component.reset();
}
