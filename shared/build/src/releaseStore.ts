import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseRelease, parseWith, releasePointerSchema, type Release, type RemoteManifest, type RemoteVersion, type ShellManifest } from '@odysseus/contract';
import type { BuiltPart } from './buildPart';

/** Address of a part's public folder. */
function addressOf(part: string, version: string): string {
  return `/parts/${part}/${version}/`;
}

/** A remote's row of the release document, from its build. */
export function remoteVersionOf(key: string, manifest: RemoteManifest): RemoteVersion {
  const base = addressOf(key, manifest.version);
  const { card } = manifest;
  return {
    url: base + manifest.entry.path,
    metadata: { version: manifest.version, integrity: manifest.entry.integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      container: manifest.container,
      contract: manifest.contract,
      guideContent: manifest.guideContent,
      areas: manifest.areas,
      ...(card ? { card: { ...card, ...(card.picture ? { picture: { ...card.picture, avif: base + card.picture.avif, webp: base + card.picture.webp } } : {}) } } : {}),
      routes: manifest.routes,
      preload: Object.fromEntries(Object.entries(manifest.preload).map(([path, files]) => [path, files.map((file) => base + file)])),
    },
  };
}

/**
 * The shell's part of the release document, from its build.
 * @param base address of its files, with a trailing slash
 */
export function shellReleaseOf(manifest: ShellManifest, base: string = addressOf('shell', manifest.version)): Release['shell'] {
  const located = (files: ShellManifest['scripts']) => files.map(({ path, integrity }) => ({ url: base + path, integrity }));
  return { version: manifest.version, url: base, contract: manifest.contract, scripts: located(manifest.scripts), styles: located(manifest.styles), routes: manifest.routes };
}

/**
 * Composes the release document of a set of builds. Equal builds give an equal document but for its time.
 * @throws {ContractError} when the parts do not fit together
 */
export function composeRelease(parts: readonly BuiltPart[], createdAt: Date): Release {
  const shell = parts.map(({ manifest }) => manifest).find((manifest) => manifest.kind === 'shell');
  if (!shell) throw new Error('A release needs the shell.');
  const microFrontends = Object.fromEntries(
    parts.flatMap(({ part, manifest }) => (manifest.kind === 'remote' ? [[part.packageName, [remoteVersionOf(part.key, manifest)]] satisfies [string, RemoteVersion[]]] : [])),
  );
  return sealRelease({ shell: shellReleaseOf(shell), microFrontends }, createdAt);
}

/**
 * Completes a release document with an id that its content decides.
 * @throws {ContractError} when the parts do not fit together
 */
export function sealRelease(parts: Pick<Release, 'shell' | 'microFrontends'>, createdAt: Date): Release {
  const body = { schemaVersion: 1 as const, ...parts };
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16);
  return parseRelease({ ...body, id: `r-${digest}`, createdAt: createdAt.toISOString() });
}

function writeAtomically(file: string, text: string | Buffer): void {
  const work = `${file}.${process.pid}.tmp`;
  writeFileSync(work, text);
  renameSync(work, file);
}

/** Brotli's quality for release documents: the best takes seconds for a document of 200 cities. */
const documentQuality = 9;

/** Writes a release document and moves the pointer to it. A document that is there already is left as it is. */
export function publishRelease(store: string, release: Release): void {
  const folder = join(store, 'releases');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${release.id}.json`);
  if (!existsSync(file)) {
    const text = JSON.stringify(release);
    // Compressed copies first: where the document is, they are.
    writeAtomically(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: documentQuality } }));
    writeAtomically(`${file}.gz`, gzipSync(text));
    writeAtomically(file, text);
  }
  writeAtomically(join(store, 'current.json'), JSON.stringify({ schemaVersion: 1, release: release.id }));
}

/**
 * The release that is live.
 * @throws {Error} where nothing was released, {ContractError} where the document is damaged
 */
export function liveRelease(store: string): Release {
  const pointerFile = join(store, 'current.json');
  if (!existsSync(pointerFile)) throw new Error(`Nothing is released in ${store}. Run npm run build.`);
  const pointer = parseWith(releasePointerSchema, JSON.parse(readFileSync(pointerFile, 'utf8')), pointerFile);
  return parseRelease(JSON.parse(readFileSync(join(store, 'releases', `${pointer.release}.json`), 'utf8')));
}
