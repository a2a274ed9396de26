import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { projectFolder } from './paths';

const ignoredFolders = new Set(['node_modules', '.cache', 'coverage', 'dist']);
/** Tests, and what helps them: `testing.ts`, or a folder of that name. */
const forTests = /^testing(\.tsx?)?$|\.test\.tsx?$/;

/** Every file below the given files and folders that can change a build, in a stable order. Tests and their helpers can't. */
export function buildInputs(entries: readonly string[]): string[] {
  return entries.flatMap((entry) => {
    if (!existsSync(entry)) return [];
    if (forTests.test(basename(entry))) return [];
    if (statSync(entry).isFile()) return [entry];
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
    hash.update(
      basename(file) === 'package-lock.json' ? installedPackages(readFileSync(file, 'utf8')) : readFileSync(file),
    );
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

/**
 * What a lockfile says of packages from elsewhere. It lists the project's own folders, too, and one city more must not give
 * every other part a new version: those are inputs where they are used.
 */
function installedPackages(lockfile: string): string {
  const { packages = {} } = JSON.parse(lockfile) as { packages?: Record<string, { link?: boolean }> };
  return JSON.stringify(
    Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link),
  );
}
