import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parseWith, shellManifestSchema, type ShellRelease } from '@odysseus/contract';
import { ownFolder } from './copyOfPart';

const kept = join(import.meta.dirname, '..', '..', 'shared', 'contract', 'history', 'shells');

/**
 * Puts a shell of an earlier minor into the store, as it was built then; pictures and fonts, which it names by their digests, are
 * today's.
 * @param minor `1.9`
 * @param today the shell that was built from today's sources
 * @returns its part of a release document
 */
export function earlierShell(dataFolder: string, minor: string, today: ShellRelease): ShellRelease {
  const file = join(kept, `${minor}.json.br`);
  if (!existsSync(file))
    throw new Error(`${file} is missing: keep the last shell of ${minor}, as shared/contract/history/README.md says.`);
  const files = JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as Readonly<
    Record<string, string>
  >;
  const manifest = parseWith(shellManifestSchema, JSON.parse(files['manifest.json'] ?? ''), file);
  const shells = join(dataFolder, 'store', 'parts', 'shell');
  ownFolder(shells);
  const folder = join(shells, manifest.version);
  if (!existsSync(folder)) {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    for (const name of ['assets', 'icons']) symlinkSync(join(shells, today.version, name), join(folder, name));
  }
  const url = `/parts/shell/${manifest.version}/`;
  const located = ({ path, integrity }: { readonly path: string; readonly integrity: string }) => ({
    url: url + path,
    integrity,
  });
  const { version, contract, scripts, styles, starter, serviceWorker, routes } = manifest;
  return {
    version,
    url,
    contract,
    scripts: scripts.map(located),
    styles: styles.map(located),
    ...(starter ? { starter: located(starter) } : {}),
    ...(serviceWorker ? { serviceWorker: located(serviceWorker) } : {}),
    routes,
  };
}
