import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseWith, remoteManifestSchema, shellManifestSchema, type RemoteManifest, type ShellManifest } from '@odysseus/contract';
import type { CompiledContent } from '@odysseus/guide/content';
import webpack, { type Configuration, type Stats } from 'webpack';
import { compressFiles } from './compressFiles';
import { contentOf } from './contentOf';
import type { Part } from './part';
import { partAddress } from './partAddress';
import { entryOf, preloadOf, remoteManifest, shellManifest, startOf } from './partManifest';
import { readRouteTable } from './routeTable';
import { remoteServerConfiguration, shellServerConfiguration } from './serverConfiguration';
import { remoteConfiguration, serviceWorkerConfiguration, shellConfiguration } from './webpackConfiguration';

export interface BuiltPart {
  readonly part: Part;
  /** The immutable public folder. */
  readonly folder: string;
  readonly manifest: RemoteManifest | ShellManifest;
  /** False where the store held this version already. */
  readonly built: boolean;
}

/** Where a version's public and private files stand in a store. */
export function versionFolders(store: string, key: string, version: string): { publicFolder: string; privateFolder: string; serverFolder: string } {
  return { publicFolder: join(store, 'parts', key, version), privateFolder: join(store, 'private', key, version), serverFolder: join(store, 'server', key, version) };
}

/**
 * Builds a part into its versioned folder, unless the store holds that version already. The folder appears whole or not at all.
 * @param cacheFolder of webpack, content and compressed files, so that an edit compiles only what it touches
 * @throws {Error} with the compiler's words
 */
export async function buildPart(part: Part, store: string, cacheFolder: string): Promise<BuiltPart> {
  const { publicFolder, privateFolder, serverFolder } = versionFolders(store, part.key, part.version);
  const present = readManifest(part, publicFolder);
  if (present) return { part, folder: publicFolder, manifest: present, built: false };

  const work = `${publicFolder}.building-${process.pid}`;
  const privateWork = `${privateFolder}.building-${process.pid}`;
  const serverWork = `${serverFolder}.building-${process.pid}`;
  try {
    mkdirSync(work, { recursive: true });
    const table = await readRouteTable(join(part.folder, 'src', part.kind === 'shell' ? 'routes/routeTable.ts' : 'routes.ts'));
    const content = part.kind === 'remote' ? contentOf(join(part.folder, 'content'), join(cacheFolder, 'content', part.key)) : undefined;
    const options = { part, outputFolder: work, cacheFolder };
    const serverOptions = { ...options, outputFolder: serverWork };
    const compileForServer = async (): Promise<void> => {
      for (const configuration of part.kind === 'shell' ? [shellServerConfiguration(serverOptions)] : remoteServerConfiguration(serverOptions)) await compile(configuration);
    };
    const compileForBrowsers = async (): Promise<RemoteManifest | ShellManifest> => {
      const stats = await compile(part.kind === 'shell' ? shellConfiguration(options) : remoteConfiguration(options));
      if (part.kind === 'shell') await compile(serviceWorkerConfiguration(options, partAddress(part)));
      const constant = join(part.folder, 'public');
      if (existsSync(constant)) cpSync(constant, work, { recursive: true });
      const described = content
        ? remoteManifest({ part, folder: work, table, content, entry: entryOf(part, work), preload: preloadOf(table, stats) })
        : shellManifest(part, work, table, startOf(work, stats));
      await compressFiles(work, join(cacheFolder, 'compressed', part.key));
      return described;
    };
    // Side by side: while one waits for the minimiser's processes and the compressing threads, the other compiles.
    const [manifest] = await Promise.all([compileForBrowsers(), compileForServer()]);
    if (content) writePremium(content, privateWork);
    writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest, null, 1));
    publish(privateWork, privateFolder);
    publish(serverWork, serverFolder);
    publish(work, publicFolder);
    return { part, folder: publicFolder, manifest, built: true };
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(privateWork, { recursive: true, force: true });
    rmSync(serverWork, { recursive: true, force: true });
  }
}

/** The manifest of a build, or `undefined` where there is none. */
function readManifest(part: Part, folder: string): RemoteManifest | ShellManifest | undefined {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) return undefined;
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return part.kind === 'shell' ? parseWith(shellManifestSchema, value, file) : parseWith(remoteManifestSchema, value, file);
}

function publish(work: string, target: string): void {
  if (!existsSync(work)) return;
  if (existsSync(target)) rmSync(target, { recursive: true });
  mkdirSync(join(target, '..'), { recursive: true });
  renameSync(work, target);
}

/** Runs webpack once. */
export function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack ended without a result.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true, colors: false })));
        else resolve(stats);
      });
    });
  });
}

/** Writes a remote's premium screens, what its assistants answer from and what its live sources are asked, where only the service reads. */
export function writePremium(content: CompiledContent, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [key, screen] of [...content.premiumScreens, ...content.corpora, ...content.liveSources]) {
    const file = join(folder, `${key}.json`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(screen));
  }
}
