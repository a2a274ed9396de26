import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projectFolder } from './paths';

const ignoredFolders = new Set(['node_modules', '.cache', 'coverage']);
const testFile = /\.test\.tsx?$/;

/** Every file below the given files and folders that can change a build, in a stable order. Tests can't. */
export function buildInputs(entries: readonly string[]): string[] {
  return entries.flatMap((entry) => {
    if (!existsSync(entry)) return [];
    if (statSync(entry).isFile()) return testFile.test(entry) ? [] : [entry];
    return buildInputs(
      readdirSync(entry)
        .filter((name) => !ignoredFolders.has(name))
        .sort()
        .map((name) => join(entry, name)),
    );
  });
}

/** Ten hexadecimal digits that change when any of the inputs does, by name or by content. */
export function fingerprint(entries: readonly string[], root: string = projectFolder): string {
  const hash = createHash('sha256');
  for (const file of buildInputs(entries)) {
    hash.update(relative(root, file).split(sep).join('/'));
    hash.update('\0');
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}
