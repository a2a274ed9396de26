import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli } from '@odysseus/release';
import { filesOf } from './filesOf';

const compressible = /\.(js|css|svg|json|html)$/;
/** Below this many bytes a compressed copy saves nothing that a packet would notice. */
const worthCompressing = 1_000;

/** Bytes from which the best Brotli would take seconds, for two bytes in a hundred. What every page starts with is below. */
const large = 512 * 1024;

const encodings: readonly { readonly ending: string; compress(bytes: Buffer): Promise<Buffer> }[] = [
  { ending: '.br', compress: (bytes) => brotli(bytes, bytes.length < large ? 11 : 10) },
  { ending: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

/**
 * Writes a Brotli and a gzip copy beside each file that gains by it.
 * @param cacheFolder keeps the copies of the last call, so that only files that have changed are compressed anew
 */
export async function compressFiles(folder: string, cacheFolder?: string): Promise<void> {
  if (cacheFolder !== undefined) await mkdir(cacheFolder, { recursive: true });
  const known = new Set(cacheFolder === undefined ? [] : await readdir(cacheFolder));
  const used = new Set<string>();
  const compressOne = async (file: string): Promise<void> => {
    const bytes = await readFile(file);
    const digest = createHash('sha256').update(bytes).digest('hex');
    for (const { ending, compress } of encodings) {
      const name = digest + ending;
      used.add(name);
      if (cacheFolder !== undefined && known.has(name)) {
        await copyFile(join(cacheFolder, name), file + ending);
        continue;
      }
      const compressed = await compress(bytes);
      await writeFile(file + ending, compressed);
      if (cacheFolder !== undefined) await writeFile(join(cacheFolder, name), compressed);
    }
  };
  const files: string[] = [];
  for (const path of filesOf(folder)) {
    const file = join(folder, path);
    if (compressible.test(path) && (await stat(file)).size >= worthCompressing) files.push(file);
  }
  // The process's threads do the work. Two of the four stay free for whatever else reads and writes files meanwhile.
  const next = files.values();
  const worker = async (): Promise<void> => {
    for (const file of next) await compressOne(file);
  };
  await Promise.all([worker(), worker()]);
  if (cacheFolder !== undefined)
    await Promise.all(
      [...known].filter((name) => !used.has(name)).map((name) => rm(join(cacheFolder, name), { force: true })),
    );
}

/** The same copies of one file that is not on a disk. */
export async function compressedCopies(bytes: Buffer): Promise<{ readonly ending: string; readonly bytes: Buffer }[]> {
  if (bytes.length < worthCompressing) return [];
  return Promise.all(encodings.map(async ({ ending, compress }) => ({ ending, bytes: await compress(bytes) })));
}
