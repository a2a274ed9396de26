import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseWith,
  remoteManifestSchema,
  shellManifestSchema,
  type RemoteManifest,
  type ShellManifest,
} from '@odysseus/contract';
import type { Part } from './part';

export interface BuiltPart {
  readonly part: Part;
  /** The immutable public folder. */
  readonly folder: string;
  readonly manifest: RemoteManifest | ShellManifest;
  /** False where the store held this version already. */
  readonly built: boolean;
}

/** Where a version's public and private files stand in a store. */
export function versionFolders(
  store: string,
  key: string,
  version: string,
): { publicFolder: string; privateFolder: string; serverFolder: string } {
  return {
    publicFolder: join(store, 'parts', key, version),
    privateFolder: join(store, 'private', key, version),
    serverFolder: join(store, 'server', key, version),
  };
}

/**
 * Builds a part into its versioned folder, unless the store holds that version already. The folder appears whole or not at all.
 * @param cacheFolder of webpack and compressed files, so that an edit compiles only what it touches
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
    // Most commands that lead here find everything built: the compiler is loaded once there is something to compile.
    const { compilePart } = await import('./compilePart');
    const manifest = await compilePart(part, { work, privateWork, serverWork, cacheFolder });
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
  return part.kind === 'shell'
    ? parseWith(shellManifestSchema, value, file)
    : parseWith(remoteManifestSchema, value, file);
}

function publish(work: string, target: string): void {
  if (!existsSync(work)) return;
  if (existsSync(target)) rmSync(target, { recursive: true });
  mkdirSync(join(target, '..'), { recursive: true });
  renameSync(work, target);
}
