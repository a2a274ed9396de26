import { relative } from 'node:path';
import { importsOf, isModule, projectFolder, projectPackages } from '@odysseus/build';
import { filesBelow } from './filesBelow';

/** Each module of the project with the modules that it imports, of types too; paths from the project's folder. */
export function projectModules(): ReadonlyMap<string, readonly string[]> {
  const packages = projectPackages();
  const fromTop = (file: string): string => relative(projectFolder, file);
  const modules = filesBelow(projectFolder).filter(isModule);
  return new Map(modules.map((file) => [fromTop(file), importsOf(file, packages).map(fromTop)]));
}
