import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, readPart, type Part } from '@odysseus/build';

/** Folders of the parts that this project holds: the shell, and every remote. */
export function partFolders(): string[] {
  const remotes = join(projectFolder, 'remotes');
  return [
    join(projectFolder, 'shell'),
    ...readdirSync(remotes)
      .sort()
      .map((name) => join(remotes, name))
      .filter((folder) => existsSync(join(folder, 'package.json'))),
  ];
}

/** Every part, with the version that its files make now. */
export function siteParts(): Part[] {
  return partFolders().map((folder) => readPart(folder));
}
