import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './paths';

/** What a `package.json` of this project says. */
export interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** File of each entry, `./content` → `./src/content/index.ts`. */
  readonly exports?: Readonly<Record<string, string>>;
}

export interface ProjectPackage extends PackageFile {
  readonly folder: string;
}

export function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Folders in which each folder is a package. */
const parents = ['shared', join('shared', 'kits'), 'remotes'];
const others = ['shell', 'backend', 'e2e'];

/** Every package of this project by its name. */
export function projectPackages(): ReadonlyMap<string, ProjectPackage> {
  const folders = [
    ...parents.flatMap((parent) =>
      readdirSync(join(projectFolder, parent)).map((name) => join(projectFolder, parent, name)),
    ),
    ...others.map((name) => join(projectFolder, name)),
  ];
  const packages = folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ ...readPackage(folder), folder }));
  return new Map(packages.map((each) => [each.name, each]));
}
