import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importsOf, isModule, projectFolder, projectPackages } from '@odysseus/build';

const leftOut = new Set(['node_modules', 'coverage', 'drizzle', 'assets']);

/** Each module of the project with the modules that it imports, of types too; paths from the project's folder. */
export function projectModules(): ReadonlyMap<string, readonly string[]> {
  const packages = projectPackages();
  const fromTop = (file: string): string => relative(projectFolder, file);
  return new Map(modulesBelow(projectFolder).map((file) => [fromTop(file), importsOf(file, packages).map(fromTop)]));
}

function modulesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return leftOut.has(entry.name) || entry.name.startsWith('.') ? [] : modulesBelow(path);
    return isModule(entry.name) ? [path] : [];
  });
}
