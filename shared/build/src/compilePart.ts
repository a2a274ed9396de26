import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest, ShellManifest } from '@odysseus/contract';
import { runCompiler } from './runCompiler';
import { compressFiles } from './compressFiles';
import { contentOf } from './contentOf';
import { contentCache } from './keptContent';
import type { Part } from './part';
import { partAddress } from './partAddress';
import { entryOf, preloadOf, remoteManifest, shellManifest, startOf } from './partManifest';
import { routeTableOf } from './routeTableOf';
import { remoteServerConfiguration, shellServerConfiguration } from './serverConfiguration';
import { remoteConfiguration, serviceWorkerConfiguration, shellConfiguration } from './webpackConfiguration';
import { writePremium } from './writePremium';

interface Places {
  /** Of what browsers fetch, and the manifest. */
  readonly work: string;
  readonly privateWork: string;
  readonly serverWork: string;
  readonly cacheFolder: string;
}

/**
 * Compiles a part for browsers and for Node, and describes it.
 * @throws {Error} with the compiler's words
 */
export async function compilePart(
  part: Part,
  { work, privateWork, serverWork, cacheFolder }: Places,
): Promise<RemoteManifest | ShellManifest> {
  const content = part.kind === 'remote' ? contentOf(join(part.folder, 'content'), contentCache) : undefined;
  const table = await routeTableOf(part, contentCache);
  const options = { part, outputFolder: work, cacheFolder };
  const serverOptions = { ...options, outputFolder: serverWork };
  const compileForServer = async (): Promise<void> => {
    for (const configuration of part.kind === 'shell'
      ? [shellServerConfiguration(serverOptions)]
      : remoteServerConfiguration(serverOptions))
      await runCompiler(configuration);
  };
  const compileForBrowsers = async (): Promise<RemoteManifest | ShellManifest> => {
    const stats = await runCompiler(part.kind === 'shell' ? shellConfiguration(options) : remoteConfiguration(options));
    if (part.kind === 'shell') await runCompiler(serviceWorkerConfiguration(options, partAddress(part)));
    const constant = join(part.folder, 'public');
    if (existsSync(constant)) cpSync(constant, work, { recursive: true });
    const described = content
      ? remoteManifest({
          part,
          folder: work,
          table,
          content,
          entry: entryOf(part, work),
          preload: preloadOf(table, stats),
        })
      : shellManifest(part, work, table, startOf(work, stats));
    await compressFiles(work, join(cacheFolder, 'compressed', part.key));
    return described;
  };
  // Side by side: while one waits for the minimiser's processes and the compressing threads, the other compiles.
  const [manifest] = await Promise.all([compileForBrowsers(), compileForServer()]);
  if (content) writePremium(content, privateWork);
  writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest, null, 1));
  return manifest;
}
