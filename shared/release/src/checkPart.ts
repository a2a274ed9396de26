import type { RemoteManifest } from '@odysseus/contract';
import { readManifest } from './checkRelease';
import { copyEndings, holdsFile } from './holdsFile';
import { integrityOf } from './integrityOf';
import { ReleaseError } from './ReleaseError';
import type { Store } from './store';

/** Bytes, compressed, that one screen may need before it shows: the entry and everything loaded with it. */
export const screenBudget = 150_000;

/**
 * Checks a built part before it is released: every file is what the manifest says, compressed copies hold the same, premium
 * content is there, and no screen needs more than the budget.
 * @throws {ReleaseError} listing everything that is wrong
 */
export async function checkPart(store: Store, part: string, version: string): Promise<void> {
  const manifest = await readManifest(store, part, version);
  const folder = `parts/${part}/${version}/`;
  const present = new Set(await store.list(folder));
  const compressed = new Map<string, number>();
  const problems: string[] = [];
  for (const { path, integrity } of manifest.files) {
    const file = await store.get(folder + path);
    if (!file) {
      problems.push(`${path} is missing`);
      continue;
    }
    if (integrityOf(file.body) !== integrity) problems.push(`${path} is not what the manifest says`);
    compressed.set(path, file.body.length);
    for (const ending of copyEndings) {
      if (!present.has(folder + path + ending)) continue;
      const copy = await store.get(folder + path + ending);
      const same = copy !== undefined && (await holdsFile(ending, copy.body, file.body));
      if (!same) problems.push(`${path}${ending} does not hold the same as ${path}`);
      if (copy && ending === '.br') compressed.set(path, copy.body.length);
    }
  }
  if (manifest.kind === 'remote') {
    const premium = new Set(await store.list(`private/${part}/${version}/`));
    problems.push(
      ...manifest.premium
        .filter((key) => !premium.has(`private/${part}/${version}/${key}.json`))
        .map((key) => `the premium screen ${key} is missing`),
    );
    problems.push(...overBudget(manifest, compressed));
  }
  if (problems.length > 0) {
    throw new ReleaseError(
      `${part} ${version} can't be released:\n${problems.map((problem) => `- ${problem}`).join('\n')}\nRemove its folder (${folder}) from ${store.name}, then build it again.`,
    );
  }
}

function overBudget({ entry, preload }: RemoteManifest, compressed: ReadonlyMap<string, number>): string[] {
  return Object.entries(preload).flatMap(([path, files]) => {
    const needed = [...new Set([entry.path, ...files])];
    const bytes = needed.reduce((sum, file) => sum + (compressed.get(file) ?? 0), 0);
    return bytes <= screenBudget
      ? []
      : [
          `${path} needs ${bytes} bytes (${needed.join(', ')}), and a screen may need ${screenBudget}: load less of it at once`,
        ];
  });
}
