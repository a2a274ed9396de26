import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import {
  dataFolder,
  projectFolder,
  publishRelease,
  sealRelease,
  shellReleaseOf,
  storeFolder,
  type Part,
} from '@odysseus/build';
import { baseConfiguration, runCompiler, compressFiles, shellManifest, startOf } from '@odysseus/build/compiler';
import type { Release } from '@odysseus/contract';
import type { Configuration } from 'webpack';

/** Where the bench keeps what it builds. */
export const benchFolder = (): string => join(dataFolder(), 'bench');

/** A store with the built parts by reference, and a release of its own. */
export function storeBeside(name: string, release: Release): string {
  const store = join(benchFolder(), name);
  for (const folder of ['releases', 'parts']) mkdirSync(join(store, folder), { recursive: true });
  for (const part of readdirSync(join(storeFolder(), 'parts'))) {
    if (!existsSync(join(store, 'parts', part)))
      symlinkSync(join(storeFolder(), 'parts', part), join(store, 'parts', part));
  }
  publishRelease(store, release);
  return store;
}

/** The site's loaders and minimisers without what only separately released builds need: digests as names, and their checks. */
export function ordinaryConfiguration(part: Part, outputFolder: string): Configuration {
  const base = baseConfiguration({ part, outputFolder, cacheFolder: join(dataFolder(), 'cache', 'webpack') });
  return {
    ...base,
    output: { ...base.output, filename: '[name].[contenthash:10].js', chunkFilename: '[name].[contenthash:10].js' },
    plugins: (base.plugins ?? []).filter((plugin) => plugin && plugin.constructor.name !== 'IntegrityPlugin'),
  };
}

/** A store that differs from the live one by what its release document says. */
export function storeWith(name: string, live: Release, microFrontends: Release['microFrontends']): string {
  return storeBeside(name, sealRelease({ shell: live.shell, microFrontends }, new Date(live.createdAt)));
}

/** The icons that every page names: a browser that gets none asks once and never again, and so does less at each move than with the site. */
export function copyIcons(folder: string): void {
  cpSync(join(projectFolder, 'shell', 'public', 'icons'), join(folder, 'icons'), { recursive: true });
}

/**
 * Builds the site's screens as one ordinary bundle, from the same sources with the same loaders and minimisers, into a store
 * whose pages start with it.
 * @throws {Error} with the compiler's words
 */
export async function buildPlainStore(live: Release): Promise<string> {
  const part: Part = {
    kind: 'shell',
    key: 'plain',
    packageName: '@odysseus/plain',
    folder: join(projectFolder, 'scripts', 'bench', 'web'),
    version: '1.0.0',
  };
  const folder = join(benchFolder(), 'plain', 'parts', part.key, part.version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stats = await runCompiler({
    ...ordinaryConfiguration(part, folder),
    entry: { main: './entries/plainEntry.ts' },
  });
  copyIcons(folder);
  const manifest = shellManifest(part, folder, { routes: live.shell.routes, requests: {} }, startOf(folder, stats));
  await compressFiles(folder);
  return storeBeside(
    'plain',
    sealRelease(
      { shell: shellReleaseOf(manifest, `/parts/${part.key}/${part.version}/`), microFrontends: live.microFrontends },
      new Date(live.createdAt),
    ),
  );
}
