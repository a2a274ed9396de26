import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRelease, parseWith, releasePointerSchema, type Release } from '@odysseus/contract';
import { documentCopies, sealContent } from '@odysseus/release';

/**
 * Completes a release document with an id that its content decides.
 * @throws {ContractError} when the parts do not fit together
 */
export function sealRelease(
  { frame, ...content }: Pick<Release, 'shell' | 'microFrontends' | 'frame'>,
  createdAt: Date,
): Release {
  return sealContent(content, frame, createdAt);
}

function writeAtomically(file: string, text: string | Buffer): void {
  const work = `${file}.${process.pid}.tmp`;
  writeFileSync(work, text);
  renameSync(work, file);
}

/** Writes a release document and moves the pointer to it. A document that is there already is left as it is. */
export function publishRelease(store: string, release: Release): void {
  const folder = join(store, 'releases');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${release.id}.json`);
  if (!existsSync(file)) {
    const text = JSON.stringify(release);
    // Compressed copies first: where the document is, they are.
    for (const [ending, pack] of Object.entries(documentCopies)) writeAtomically(file + ending, pack(text));
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
