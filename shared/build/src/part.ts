import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from './fingerprint';
import { projectFolder } from './paths';

/** A separately built and released part of the site. */
export interface Part {
  readonly kind: 'shell' | 'remote';
  /** `shell`, `paris` */
  readonly key: string;
  /** `@odysseus/paris` */
  readonly packageName: string;
  readonly folder: string;
  /** Package version and a fingerprint of everything that goes into the build. */
  readonly version: string;
}

/** Inputs of every part, whatever its package names; what the build is made with itself is none. */
const sharedByAll = ['contract', 'runtime', 'ui', 'build'];
/** And of every city. */
const sharedByCities = ['guide'];

/** Reads the part that lives in a folder. Its version needs no build: equal inputs give equal versions. */
export function readPart(folder: string): Part {
  const { name, version } = readPackage(folder);
  return { kind: kindOf(name), key: basename(folder), packageName: name, folder, version: `${version}-${fingerprint(inputsOf(folder))}` };
}

/**
 * Files and folders that decide a part's build: its own, the sources of every package of this project that it depends on,
 * directly or through another, what makes the build, and what is installed.
 */
export function inputsOf(folder: string): string[] {
  const shared = kindOf(readPackage(folder).name) === 'shell' ? sharedByAll : [...sharedByAll, ...sharedByCities];
  const packages = new Set([...shared.map((key) => join(projectFolder, 'shared', key)), ...dependedOn(folder, projectPackages())]);
  return [folder, ...[...packages].sort().flatMap((each) => [join(each, 'src'), join(each, 'content'), join(each, 'package.json')]), join(projectFolder, 'package-lock.json')];
}

function kindOf(packageName: string): Part['kind'] {
  return packageName === '@odysseus/shell' ? 'shell' : 'remote';
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Folders of the packages that parts share, by their names. */
function projectPackages(): ReadonlyMap<string, string> {
  const shared = join(projectFolder, 'shared');
  const folders = readdirSync(shared).map((name) => join(shared, name));
  return new Map(folders.filter((each) => existsSync(join(each, 'package.json'))).map((each) => [readPackage(each).name, each]));
}

function dependedOn(folder: string, packages: ReadonlyMap<string, string>, found = new Set<string>()): ReadonlySet<string> {
  for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
    const dependency = packages.get(name);
    if (dependency === undefined || found.has(dependency)) continue;
    found.add(dependency);
    dependedOn(dependency, packages, found);
  }
  return found;
}

/** A name that carries the version, so that two versions of one remote can live in one page. */
export function versionedName(part: Part): string {
  return `odysseus_${part.key}_${part.version}`.replace(/[^A-Za-z0-9_]/g, '_');
}
