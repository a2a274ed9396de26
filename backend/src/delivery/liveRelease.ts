import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, parseWith, releasePointerSchema, type Release } from '@odysseus/contract';

/** Milliseconds for which the pointer is not read again. */
const pointerLife = 250;

/**
 * Reads the release that is live. The pointer is read anew, the document that it names once: it never changes.
 * A release that can't be read does not end one that is live: that stays, and the trouble is told once.
 * @param report takes what is wrong with a release that was passed over
 * @returns a function that rejects when nothing is released or the first document is damaged
 */
export function liveReleaseReader(
  storeFolder: string,
  now: () => number = Date.now,
  report: (cause: unknown) => void = (cause) => console.error('The release that was made live last can’t be used; the one before it stays live.', cause),
): () => Promise<Release> {
  let release: Release | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let reported: string | undefined;
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(storeFolder, file), 'utf8'));
  const latest = async (): Promise<Release> => {
    const pointer = parseWith(releasePointerSchema, await read('current.json'), 'The pointer to the live release');
    return release?.id === pointer.release ? release : parseRelease(await read(join('releases', `${pointer.release}.json`)));
  };
  return async () => {
    if (release && Math.abs(now() - checkedAt) < pointerLife) return release;
    try {
      release = await latest();
      reported = undefined;
    } catch (cause) {
      if (!release) throw cause;
      if (String(cause) !== reported) report(cause);
      reported = String(cause);
    }
    checkedAt = now();
    return release;
  };
}
