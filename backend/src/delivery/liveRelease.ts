import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, parseWith, releasePointerSchema, type Release } from '@odysseus/contract';

/** Milliseconds for which the pointer is not read again. */
const pointerLife = 250;

/**
 * Reads the release that is live. The pointer is read anew, the document that it names once: it never changes.
 * @returns a function that rejects when nothing is released or the document is damaged
 */
export function liveReleaseReader(storeFolder: string, now: () => number = Date.now): () => Promise<Release> {
  let release: Release | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (release && Math.abs(now() - checkedAt) < pointerLife) return release;
    const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(storeFolder, file), 'utf8'));
    const pointer = parseWith(releasePointerSchema, await read('current.json'), 'The pointer to the live release');
    if (release?.id !== pointer.release) release = parseRelease(await read(join('releases', `${pointer.release}.json`)));
    checkedAt = now();
    return release;
  };
}
