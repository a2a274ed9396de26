import { createHash } from 'node:crypto';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  buildPart,
  dataFolder,
  liveRelease,
  publishRelease,
  remoteVersionOf,
  sealRelease,
  shellReleaseOf,
  storeFolder,
  type Part,
  versionFolders,
} from '@odysseus/build';
import {
  developmentOrigin,
  developmentPart,
  startDevelopmentServer,
  type PartDescription,
} from '@odysseus/build/development';
import type { Release, RemoteVersion } from '@odysseus/contract';
import { closeDataFolder, makeDataFolder } from '@odysseus/release';
import { buildParts } from './buildSite';
import { freePort } from '../backend/src/freePort';
import type { Preparation, Prepared } from './runSite';
import { partFolders, siteParts } from './siteParts';

interface DevelopedPart {
  readonly part: Part;
  readonly origin: string;
  description: PartDescription | undefined;
}

/**
 * Starts a development server for the shell and for each of the given remotes, and composes a release of them and of the last
 * build of every other remote.
 * @param folders of the remotes that are developed
 */
export async function prepareDevelopment(
  folders: readonly string[],
  { say, signal, atEnd }: Preparation,
): Promise<Prepared> {
  makeDataFolder(dataFolder());
  for (const warning of closeDataFolder(dataFolder())) say(warning);
  const store = join(dataFolder(), 'dev', 'store');
  const cacheFolder = join(dataFolder(), 'cache', 'webpack');
  // Documents of earlier sessions name development servers that are gone.
  rmSync(join(store, 'releases'), { recursive: true, force: true });
  const shell = partFolders().filter((folder) => basename(folder) === 'shell');
  const parts = [...shell, ...folders].map((folder) => developmentPart(folder));
  say(`Compiling ${parts.map((part) => part.key).join(', ')}…`);

  const developed: DevelopedPart[] = [];
  const others: Record<string, RemoteVersion[]> = {};
  let complete = false;
  const publish = (): void => {
    if (!complete) return;
    try {
      publishRelease(store, releaseOf(developed, others));
    } catch (cause) {
      say(`The site can't take this up: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  };
  const starts = parts.map(async (part) => {
    const port = await freePort();
    const entry: DevelopedPart = { part, origin: developmentOrigin(port), description: undefined };
    developed.push(entry);
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      startDevelopmentServer({
        part,
        port,
        store,
        cacheFolder,
        onDescribed(description) {
          entry.description = description;
          publish();
        },
        onCompiled(seconds, problems) {
          say(reportOf(part, seconds, problems));
          // Until the part has been understood once, there is nothing to show of it.
          if (entry.description) resolve();
        },
      }).then((server) => atEnd(() => server.stop()), reject);
    });
  });
  const keys = new Set(parts.map((part) => part.key));
  const rest = siteParts().filter((part) => part.kind === 'remote' && !keys.has(part.key));
  const [rows] = await Promise.all([lastBuilds(rest, store, say, signal), ...starts]);
  for (const { part, row } of rows) others[part.packageName] = [row];
  complete = true;
  publish();
  return { developmentOrigins: developed.map(({ origin }) => origin) };
}

function reportOf(part: Part, seconds: number, problems: readonly string[]): string {
  if (problems.length === 0) return `  ${part.key}, ${seconds.toFixed(1)} s`;
  return [
    `  ${part.key} can't be compiled (${problems.length} ${problems.length === 1 ? 'error' : 'errors'}); it goes on when the files are mended:`,
    ...problems,
  ].join('\n');
}

/** Another one after a change of premium content, which no other line of the release document tells, so that open pages learn of it. */
function entryAddress(origin: string, path: string, premium: string): string {
  return `${origin}/${path}?premium=${createHash('sha256').update(premium).digest('hex').slice(0, 16)}`;
}

function releaseOf(developed: readonly DevelopedPart[], others: Release['microFrontends']): Release {
  const microFrontends: Record<string, RemoteVersion[]> = { ...others };
  let shell: Release['shell'] | undefined;
  for (const { part, origin, description } of developed) {
    if (description?.manifest.kind === 'shell') shell = shellReleaseOf(description.manifest, `${origin}/`);
    else if (description?.manifest.kind === 'remote')
      microFrontends[part.packageName] = [
        {
          ...remoteVersionOf(part.key, description.manifest),
          url: entryAddress(origin, description.manifest.entry.path, description.premium),
        },
      ];
  }
  if (!shell) throw new Error('A release needs the shell.');
  return sealRelease({ shell, microFrontends }, new Date());
}

/** The rows that are live for remotes that are not developed, with their files in the development store; what was never built is built. */
async function lastBuilds(
  parts: readonly Part[],
  store: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<{ part: Part; row: RemoteVersion }[]> {
  const live = existsSync(join(storeFolder(), 'current.json')) ? liveRelease(storeFolder()).microFrontends : {};
  const rowOf = (part: Part): RemoteVersion | undefined =>
    live[part.packageName]?.find((version) => version.deployment.default);
  await buildParts(
    parts.filter((part) => !rowOf(part)),
    say,
    signal,
  );
  return Promise.all(
    parts.map(async (part) => {
      const present = rowOf(part);
      const row = present ?? remoteVersionOf(part.key, await builtManifest(part));
      copyBuild(part.key, row.metadata.version, store);
      return { part, row };
    }),
  );
}

async function builtManifest(part: Part) {
  const { manifest } = await buildPart(part, storeFolder(), join(dataFolder(), 'cache', 'webpack'));
  if (manifest.kind !== 'remote') throw new Error(`${part.key} is not a remote.`);
  return manifest;
}

function copyBuild(key: string, version: string, store: string): void {
  const from = versionFolders(storeFolder(), key, version);
  const to = versionFolders(store, key, version);
  for (const folder of ['publicFolder', 'privateFolder'] as const) {
    if (existsSync(from[folder]) && !existsSync(to[folder])) cpSync(from[folder], to[folder], { recursive: true });
  }
}
