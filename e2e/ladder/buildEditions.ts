import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPart, dataFolder, projectFolder, readPart, remoteVersionOf, storeFolder } from '@odysseus/build';
import type { RemoteVersion } from '@odysseus/contract';

/**
 * Builds editions of the city that is released several times, as any remote is built, and prints their rows of the release
 * document by their words. Each argument: the edition's word, its version, and the padding of its screens in pixels.
 */
const rows: Record<string, RemoteVersion> = {};
for (const argument of process.argv.slice(2)) {
  const [edition, version, padding] = argument.split(' ');
  if (!edition || !version || !padding) throw new Error(`"${argument}" is no edition, version and padding.`);
  rows[edition] = await build(edition, version, padding);
}
console.log(JSON.stringify(rows));

async function build(edition: string, version: string, padding: string): Promise<RemoteVersion> {
  // Within the project, so that the sources find its packages.
  const folder = join(projectFolder, 'test-results', 'editions', `${edition}-${process.pid}`, 'lemuria');
  try {
    mkdirSync(folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'lemuria'), folder, { recursive: true });
    writeFileSync(join(folder, 'src', 'edition.ts'), `export const edition: string = ${JSON.stringify(edition)};\n`);
    for (const screen of ['Overview', 'Reef']) {
      const styles = join(folder, 'src', `${screen}.styles.ts`);
      writeFileSync(styles, readFileSync(styles, 'utf8').replace('10px', `${padding}px`));
    }
    const description = join(folder, 'package.json');
    writeFileSync(
      description,
      readFileSync(description, 'utf8').replace('"version": "1.0.0"', `"version": "${version}"`),
    );
    const part = readPart(folder);
    const { manifest } = await buildPart(part, storeFolder(), join(dataFolder(), 'cache', 'webpack'));
    if (manifest.kind !== 'remote') throw new Error('The city was built as something else.');
    return remoteVersionOf(part.key, manifest);
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}
