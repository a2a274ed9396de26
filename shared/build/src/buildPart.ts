import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseWith, remoteManifestSchema, shellManifestSchema, type RemoteManifest, type ShellManifest } from '@odysseus/contract';
import type { CompiledContent } from '@odysseus/guide/content';
import webpack, { type Configuration, type Stats } from 'webpack';
import { contentOf } from './contentOf';
import type { Part } from './part';
import { entryOf, filesOf, preloadOf, remoteManifest, shellManifest, startOf } from './partManifest';
import { readRouteTable } from './routeTable';
import { remoteConfiguration, shellConfiguration } from './webpackConfiguration';

export interface BuiltPart {
  readonly part: Part;
  /** The immutable public folder. */
  readonly folder: string;
  readonly manifest: RemoteManifest | ShellManifest;
  /** False where the store held this version already. */
  readonly built: boolean;
}

/** Where a version's public and private files stand in a store. */
export function partFolders(store: string, key: string, version: string): { publicFolder: string; privateFolder: string } {
  return { publicFolder: join(store, 'parts', key, version), privateFolder: join(store, 'private', key, version) };
}

/**
 * Builds a part into its versioned folder, unless the store holds that version already. The folder appears whole or not at all.
 * @param cacheFolder webpack's cache, so that an edit compiles only what it touches
 * @throws {Error} with the compiler's words
 */
export async function buildPart(part: Part, store: string, cacheFolder: string): Promise<BuiltPart> {
  const { publicFolder, privateFolder } = partFolders(store, part.key, part.version);
  const present = readManifest(part, publicFolder);
  if (present) return { part, folder: publicFolder, manifest: present, built: false };

  const work = `${publicFolder}.building-${process.pid}`;
  const privateWork = `${privateFolder}.building-${process.pid}`;
  try {
    mkdirSync(work, { recursive: true });
    const table = await readRouteTable(join(part.folder, 'src', part.kind === 'shell' ? 'routes/routeTable.ts' : 'routes.ts'));
    const content = part.kind === 'remote' ? contentOf(join(part.folder, 'content')) : undefined;
    const options = { part, outputFolder: work, cacheFolder };
    const stats = await compile(part.kind === 'shell' ? shellConfiguration(options) : remoteConfiguration(options));
    const manifest = content
      ? remoteManifest({ part, folder: work, table, content, entry: entryOf(part, work), preload: preloadOf(table, stats) })
      : shellManifest(part, work, table, startOf(work, stats));
    if (content) writePremium(content, privateWork);
    compressFiles(work);
    writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest, null, 1));
    publish(privateWork, privateFolder);
    publish(work, publicFolder);
    return { part, folder: publicFolder, manifest, built: true };
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(privateWork, { recursive: true, force: true });
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

/** Writes a remote's premium screens where only the service reads. */
export function writePremium(content: CompiledContent, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [key, screen] of content.premiumScreens) {
    const file = join(folder, `${key}.json`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(screen));
  }
}

const compressible = /\.(js|css|svg|json|html)$/;
/** Below this many bytes a compressed copy saves nothing that a packet would notice. */
const worthCompressing = 1_000;

/** Writes a Brotli and a gzip copy beside each file that gains by it. */
export function compressFiles(folder: string): void {
  for (const path of filesOf(folder)) {
    const file = join(folder, path);
    if (!compressible.test(path) || statSync(file).size < worthCompressing) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
