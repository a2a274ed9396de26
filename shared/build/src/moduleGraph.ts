import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectPackage } from './projectPackages';
import { typescript } from './typescript.cjs';

const moduleFile = /\.[cm]?tsx?$/;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Whether a file is a module whose imports can be followed. */
export function isModule(file: string): boolean {
  return moduleFile.test(file);
}

const read = new Map<string, { readonly stamp: string; readonly specifiers: readonly string[] }>();

/** What a module imports, re-exports or requires, of types too, as it is written there. */
export function specifiersOf(file: string): readonly string[] {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = read.get(file);
  if (known?.stamp === stamp) return known.specifiers;
  const specifiers = typescript()
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName);
  read.set(file, { stamp, specifiers });
  return specifiers;
}

/** The project's modules that a module imports; a file that is no module, and a library, is none. */
export function importsOf(file: string, packages: ReadonlyMap<string, ProjectPackage>): string[] {
  return specifiersOf(file).flatMap((specifier) => {
    const start = specifier.startsWith('.') ? join(dirname(file), specifier) : entryFile(specifier, packages);
    const found =
      start === undefined
        ? undefined
        : endings.map((ending) => start + ending).find((each) => existsSync(each) && statSync(each).isFile());
    return found !== undefined && isModule(found) ? [found] : [];
  });
}

/** The file of a package's entry, `@odysseus/map/content`; undefined for a library. */
export function entryFile(specifier: string, packages: ReadonlyMap<string, ProjectPackage>): string | undefined {
  const [scope = '', name = '', ...entry] = specifier.split('/');
  const found = packages.get(`${scope}/${name}`);
  const file = found?.exports?.[['.', ...entry].join('/')];
  return found && file !== undefined ? join(found.folder, file) : undefined;
}

/** Every module that some modules lead to, themselves included. @param left files that nothing is to lead to */
export function modulesFrom(
  entries: readonly string[],
  packages: ReadonlyMap<string, ProjectPackage>,
  left: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set<string>(entries);
  // A set hands out what is added while it is walked through.
  for (const file of found)
    for (const imported of importsOf(file, packages)) if (!left.has(imported)) found.add(imported);
  return found;
}
