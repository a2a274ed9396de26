import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { parseWith, shellManifestSchema, type ShellManifest } from '@odysseus/contract';

/** Shells of earlier minors of the contract, each as it was built: beside the browser tests that open today's releases with them. */
export const shellsFolder = join(import.meta.dirname, '..', '..', 'e2e', 'releases', 'shells');

const manifestFile = 'manifest.json';

/**
 * The archive of a shell of a minor.
 * @param contract `1.9.0`
 */
export function archiveOf(contract: string): string {
  return join(shellsFolder, `${contract.split('.').slice(0, 2).join('.')}.br`);
}

/** What a build says of itself. @param text of its `manifest.json` */
function manifestOf(text: string): ShellManifest {
  return parseWith(shellManifestSchema, JSON.parse(text), 'The manifest of the shell');
}

/**
 * Every file that a built shell's manifest names, and the manifest: a line that lists them with their lengths in bytes, and then
 * their bytes, compressed as one, since the same stands in many of them.
 * @param folder of the build
 * @param quality Brotli's; the best takes seconds
 */
export function packShell(
  folder: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): { readonly manifest: ShellManifest; readonly archive: Buffer } {
  const manifest = manifestOf(readFileSync(join(folder, manifestFile), 'utf8'));
  const files = [manifestFile, ...manifest.files.map(({ path }) => path)].map(
    (path) => [path, readFileSync(join(folder, path))] as const,
  );
  const list = `${JSON.stringify(files.map(([path, { length }]) => [path, length]))}\n`;
  const whole = Buffer.concat([Buffer.from(list), ...files.map(([, body]) => body)]);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  };
  return { manifest, archive: brotliCompressSync(whole, { params }) };
}

/** The files of an archive by their paths. */
export function filesInArchive(archive: Buffer): ReadonlyMap<string, Buffer> {
  const whole = brotliDecompressSync(archive);
  const listEnd = whole.indexOf('\n');
  const list = JSON.parse(whole.toString('utf8', 0, listEnd)) as readonly (readonly [path: string, length: number])[];
  let from = listEnd + 1;
  return new Map(list.map(([path, length]) => [path, whole.subarray(from, (from += length))]));
}

/** Puts a shell into a store as it was built. @param parts folder of the shell's versions */
export function unpackShell(archive: Buffer, parts: string): ShellManifest {
  const files = filesInArchive(archive);
  const manifest = manifestOf(files.get(manifestFile)?.toString('utf8') ?? '');
  for (const [path, body] of files) {
    const file = join(parts, manifest.version, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  return manifest;
}
