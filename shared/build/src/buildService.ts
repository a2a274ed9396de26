import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCompiler } from './runCompiler';
import { fingerprint } from './fingerprint';
import { inputsOf } from './part';
import { serviceFolder } from './paths';

/** Where the bundled service stands; `scripts/serve.mjs` runs it. */
const bundleFolder = join(serviceFolder, 'dist');
const bundleFile = join(bundleFolder, 'serve.cjs');
/** A fingerprint of everything that it was bundled from. */
const versionFile = join(bundleFolder, 'version');

function isCurrent(version: string): boolean {
  return existsSync(bundleFile) && existsSync(versionFile) && readFileSync(versionFile, 'utf8') === version;
}

/** Removes a bundle that is not of the service as its sources are now: whoever serves runs the sources from then on. */
export function removeStaleService(): void {
  if (existsSync(bundleFile) && !isCurrent(fingerprint(inputsOf(serviceFolder)))) rmSync(bundleFile, { force: true });
}

/**
 * Bundles the service into one file, so that it starts without compiling anything, unless it is bundled as its sources are now.
 * Who starts it meanwhile has the whole old file or the whole new one.
 * @returns whether there was something to do
 * @throws {Error} with the compiler's words
 */
export async function buildService(): Promise<boolean> {
  const version = fingerprint(inputsOf(serviceFolder));
  if (isCurrent(version)) return false;
  const work = join(bundleFolder, `.building-${process.pid}`);
  try {
    mkdirSync(work, { recursive: true });
    const { serviceConfiguration } = await import('./serviceConfiguration');
    await runCompiler(serviceConfiguration(work));
    renameSync(join(work, 'serve.cjs'), bundleFile);
    writeFileSync(versionFile, version);
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
