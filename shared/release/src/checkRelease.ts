import {
  ContractError,
  contractMismatch,
  partKey,
  remoteManifestSchema,
  parseWith,
  shellManifestSchema,
  type Release,
} from '@odysseus/contract';
import type { ReleaseContent } from './operations';
import { ReleaseError } from './ReleaseError';
import { refuseRemoved } from './setAside';
import type { Store } from './store';

/**
 * Checks that every remote that visitors can get is hosted by every shell that they can get.
 * @throws {ReleaseError} that says which side must move
 */
export function checkRelease(release: Pick<Release, 'shell' | 'canaryShell' | 'microFrontends'>): void {
  const shells = [
    { name: 'the shell', shell: release.shell },
    ...(release.canaryShell ? [{ name: 'the canary of the shell', shell: release.canaryShell.shell }] : []),
  ];
  const problems = Object.entries(release.microFrontends).flatMap(([name, versions]) =>
    versions
      .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
      .flatMap(({ metadata, extras }) =>
        shells.flatMap(({ name: host, shell }) => {
          const mismatch = contractMismatch(partKey(name), extras.contract, shell.contract);
          return mismatch === undefined
            ? []
            : [`${partKey(name)} ${metadata.version} and ${host} ${shell.version}: ${mismatch}`];
        }),
      ),
  );
  if (problems.length > 0)
    throw new ReleaseError(`These parts don't fit together:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
}

/** A version with the files that a release document names of it. */
interface NamedFiles {
  readonly part: string;
  readonly version: string;
  readonly urls: readonly string[];
}

function namedFiles({ shell, canaryShell, microFrontends }: ReleaseContent): NamedFiles[] {
  const shells = [shell, ...(canaryShell ? [canaryShell.shell] : [])];
  return [
    ...shells.map(({ version, scripts, styles, serviceWorker }) => ({
      part: 'shell',
      version,
      urls: [...scripts, ...styles, ...(serviceWorker ? [serviceWorker] : [])].map(({ url }) => url),
    })),
    ...Object.entries(microFrontends).flatMap(([name, versions]) =>
      versions.map(({ url, metadata, extras }) => ({
        part: partKey(name),
        version: metadata.version,
        urls: [url, ...Object.values(extras.preload).flat()],
      })),
    ),
  ];
}

/** Reads what a store says of a version; the manifest is uploaded last, so where it is, everything should be. */
export async function readManifest(store: Store, part: string, version: string) {
  const key = `parts/${part}/${version}/manifest.json`;
  const found = await store.get(key);
  if (!found) await refuseRemoved(store, part, version);
  if (!found)
    throw new ReleaseError(
      `${store.name} does not hold ${part} ${version} whole. Publish it again: npm run release -- publish ${part}`,
    );
  try {
    const value: unknown = JSON.parse(found.body.toString('utf8'));
    const manifest =
      part === 'shell' ? parseWith(shellManifestSchema, value, key) : parseWith(remoteManifestSchema, value, key);
    if (manifest.version !== version) throw new ContractError(key, [`version: says ${manifest.version}`]);
    return manifest;
  } catch (cause) {
    throw new ReleaseError(
      `${key} of ${store.name} is damaged: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

/**
 * Checks that the store holds every file of the versions that a release names anew.
 * @param known versions that need no look, as `part@version`
 * @param whole versions that were whole at an earlier look; those found whole are added. Whoever removes a version takes its
 *   manifest first, so that this alone tells whether they still are
 * @throws {ReleaseError} naming the files that are missing
 */
export async function checkPresence(
  store: Store,
  release: ReleaseContent,
  known: ReadonlySet<string>,
  whole: Set<string>,
): Promise<void> {
  for (const { part, version, urls } of namedFiles(release)) {
    const name = `${part}@${version}`;
    const folder = `parts/${part}/${version}/`;
    // Files on another host are that host's.
    if (known.has(name) || urls.every((url) => !url.startsWith(`/${folder}`))) continue;
    if (whole.has(name) && (await store.has(`${folder}manifest.json`))) continue;
    const manifest = await readManifest(store, part, version);
    const present = new Set(await store.list(folder));
    const needed = [
      ...manifest.files.map(({ path }) => folder + path),
      ...urls.filter((url) => url.startsWith('/parts/')).map((url) => url.slice(1)),
    ];
    const missing = [...new Set(needed)].filter((key) => !present.has(key));
    if (missing.length > 0)
      throw new ReleaseError(
        `${store.name} lacks files of ${part} ${version}: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}. Publish the part again.`,
      );
    whole.add(name);
  }
}
