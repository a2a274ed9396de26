import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composePages, dataFolder, remoteVersionOf, shellReleaseOf, storeFolder } from '@odysseus/build';
import {
  closeDataFolder,
  folderStore,
  makeDataFolder,
  openStore,
  readManifest,
  releaseKeyFor,
  type Compose,
  type PartVersion,
  type ReleaseKey,
  type Store,
} from '@odysseus/release';

/** Where this checkout builds to, where it releases to, and with which key. */
export interface Releasing {
  /** What builds write into; always a folder. */
  readonly builds: Store;
  /** What is released to; the same where no bucket is named. */
  readonly store: Store;
  readonly isLocal: boolean;
  readonly key: () => Promise<ReleaseKey>;
  readonly compose: Compose;
  readonly say: (line: string) => void;
}

/**
 * Opens what the environment names, and closes the data folder to other users.
 * @throws {StoreError} when the environment names a store that can't be
 */
export function openReleasing(say: (line: string) => void, environment: NodeJS.ProcessEnv = process.env): Releasing {
  for (const warning of closeDataFolder(dataFolder(environment))) console.warn(warning);
  const builds = folderStore(storeFolder(environment));
  const store = openStore(environment, storeFolder(environment));
  const isLocal = store.name === builds.name;
  return {
    builds,
    store,
    isLocal,
    key: () => releaseKeyFor(store, environment, isLocal ? join(dataFolder(environment), 'keys', 'owner') : undefined),
    compose: (release, parts, files) =>
      progress(say, `Making the pages of ${parts.join(', ')}…`, composePages(store, release, parts, files)),
    say,
  };
}

/** A built version, as a release names it. @throws {ReleaseError} when the store does not hold it */
export async function versionIn(store: Store, part: string, version: string): Promise<PartVersion> {
  const manifest = await readManifest(store, part, version);
  return manifest.kind === 'shell'
    ? { part: 'shell', shell: shellReleaseOf(manifest) }
    : { part, name: manifest.name, version: remoteVersionOf(part, manifest) };
}

/** Milliseconds of silence after which somebody wonders. */
const patience = 1_000;

/** Says what is being done when it takes over a second. */
export async function progress<T>(say: (line: string) => void, line: string, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => say(line), patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

const noteFile = (): string => join(dataFolder(), 'published.json');

/** The versions that this checkout released last: what is not live of them was taken back on purpose. */
export function publishedVersions(): Readonly<Record<string, string>> {
  if (!existsSync(noteFile())) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(noteFile(), 'utf8'));
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {};
  } catch {
    // Only a memory: without it, what differs is released.
    return {};
  }
}

export function notePublished(versions: readonly { part: string; version: string }[]): void {
  makeDataFolder(dataFolder());
  writeFileSync(
    noteFile(),
    JSON.stringify(
      { ...publishedVersions(), ...Object.fromEntries(versions.map(({ part, version }) => [part, version])) },
      null,
      1,
    ),
  );
}
