import type { Release } from '@odysseus/contract';
import { integrityOf, type SealedStore } from '@odysseus/release';

export interface ServiceWorkerOptions {
  readonly store: SealedStore;
  readonly now: () => Date;
  /** Told once for each look at a script that is not to be served. */
  readonly onTrouble: (problem: string) => void;
}

/** Milliseconds after which a script that was refused is looked at again: somebody may have restored it. */
const refusalLife = 60_000;

interface Looked {
  readonly release: string;
  readonly at: number;
  readonly script: Buffer | 'refused';
}

/**
 * Reads the service worker of a release, once: from then on it comes from memory. Browsers check every other script against
 * the release document, but this one they ask for by its address alone, so it is checked here.
 * @returns `undefined` where the release has none, or the store lacks it; 'refused' where it is not the one that was released
 */
export function serviceWorkerReader({
  store,
  now,
  onTrouble,
}: ServiceWorkerOptions): (release: Release) => Promise<Buffer | 'refused' | undefined> {
  let looked: Looked | undefined;
  return async ({ id, shell: { serviceWorker } }) => {
    if (looked?.release === id && (looked.script !== 'refused' || now().getTime() - looked.at < refusalLife))
      return looked.script;
    const key = serviceWorker?.url.replace(/^\//, '');
    const stored = key === undefined ? undefined : await store.get(key);
    if (!stored) return undefined;
    const script = integrityOf(stored.body) === serviceWorker?.integrity ? stored.body : 'refused';
    looked = { release: id, at: now().getTime(), script };
    if (script === 'refused')
      onTrouble(
        `${key ?? ''} in ${store.name} is not the service worker that ${id} names: somebody edited it. It is not served. Restore it from a backup, or publish another shell.`,
      );
    return script;
  };
}
