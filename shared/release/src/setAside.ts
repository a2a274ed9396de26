import { ReleaseError } from './ReleaseError';
import type { Store } from './store';

/** Written last into a folder, of a version or of a set of pages: without it nobody takes the folder for whole. */
const wholeNames = ['manifest.json', 'complete.json'];
const asideName = /\/(?:manifest|complete)\.removing\.json$/;

/** Where the file that says that a folder is whole waits while the folder is being removed. */
function asideOf(key: string): string {
  return key.replace(/\.json$/, '.removing.json');
}

export function isAside(key: string): boolean {
  return asideName.test(key);
}

/** The files that may say that a folder is whole. */
function wholeFilesOf(folder: string): string[] {
  return wholeNames.map((name) => folder + name);
}

/** From now on the folder is not whole for anybody, and can be made so again. Nothing is lost wherever this breaks off. */
export async function setAside(store: Store, folder: string): Promise<void> {
  for (const key of wholeFilesOf(folder)) {
    const found = await store.get(key);
    if (!found) continue;
    await store.put(asideOf(key), found.body);
    await store.remove([key]);
  }
}

/** Makes the folder whole again. */
export async function putBack(store: Store, folder: string): Promise<void> {
  for (const key of wholeFilesOf(folder)) {
    const found = await store.get(asideOf(key));
    if (!found) continue;
    if (!(await store.has(key))) await store.put(key, found.body);
    await store.remove([asideOf(key)]);
  }
}

/** Removes a folder that was set aside, the file that says so last; one that somebody has brought anew meanwhile stays. */
export async function removeAside(store: Store, folder: string, keys: readonly string[]): Promise<void> {
  const whole = wholeFilesOf(folder);
  for (const key of whole) if (await store.has(key)) return;
  await store.remove(keys.filter((key) => !whole.includes(key) && !isAside(key)));
  await store.remove(whole.map(asideOf));
}

/** @throws {ReleaseError} where a version is on its way out of a store */
export async function refuseRemoved(store: Store, part: string, version: string): Promise<void> {
  if (!(await store.has(asideOf(`parts/${part}/${version}/manifest.json`)))) return;
  throw new ReleaseError(
    `${part} ${version} is being removed from ${store.name} (npm run release -- prune). Wait until that is done; where it broke off, run it again. Then publish the part again: npm run release -- publish ${part}`,
  );
}
