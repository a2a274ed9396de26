import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, parseWith, releasePointerSchema, type Release } from '@odysseus/contract';

/** Milliseconds for which the pointer is not read again. */
const pointerLife = 250;

interface ReaderOptions {
  readonly now?: () => number;
  /** Told once for each kind of failure in a row, while the last good release goes on being served. */
  readonly onTrouble?: (cause: unknown) => void;
}

/**
 * Reads the release that is live. The pointer is read anew, the document that it names once: it never changes. A damaged
 * pointer or document does not take the site down: the last good release stays.
 * @returns a function that rejects when no good release was ever read
 */
export function liveReleaseReader(storeFolder: string, { now = Date.now, onTrouble = () => undefined }: ReaderOptions = {}): () => Promise<Release> {
  let release: Release | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let told = '';
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(storeFolder, file), 'utf8'));
  return async () => {
    if (release && Math.abs(now() - checkedAt) < pointerLife) return release;
    try {
      const pointer = parseWith(releasePointerSchema, await read('current.json'), 'The pointer to the live release');
      if (release?.id !== pointer.release) release = parseRelease(await read(join('releases', `${pointer.release}.json`)));
      told = '';
    } catch (cause) {
      if (!release) throw cause;
      if (told !== String(cause)) onTrouble(cause);
      told = String(cause);
    }
    checkedAt = now();
    return release;
  };
}
