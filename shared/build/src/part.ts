import { basename, join } from 'node:path';
import { buildInputs, fingerprint } from './fingerprint';
import { entryFile, isModule, modulesFrom } from './moduleGraph';
import { projectFolder } from './paths';
import { projectPackages, readPackage, type ProjectPackage } from './projectPackages';

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
/** What the build's loaders compile content with, and the templates that they draw screens with: no module of a part imports it. */
const compilersOf: Readonly<Record<Part['kind'], readonly string[]>> = {
  shell: ['@odysseus/danger/content'],
  remote: ['@odysseus/guide/content', '@odysseus/guide'],
};

/** Reads the part that lives in a folder. Its version needs no build: equal inputs give equal versions. */
export function readPart(folder: string): Part {
  const { name, version } = readPackage(folder);
  return {
    kind: kindOf(name),
    key: basename(folder),
    packageName: name,
    folder,
    version: `${version}-${fingerprint(inputsOf(folder))}`,
  };
}

/**
 * Files and folders that decide a part's build: its own, the modules that they and the compilers of their content lead to, what
 * else the packages of those hold, what makes the build, and what is installed. A module that nothing leads to decides nothing:
 * the assistant's engine is the service's alone, though its screens stand in the same package.
 */
export function inputsOf(folder: string): string[] {
  const packages = projectPackages();
  const kind = kindOf(readPackage(folder).name);
  const whole = new Set(sharedByAll.map(sharedFolder));
  const ofKind = kind === 'shell' ? [] : sharedByCities.map(sharedFolder);
  const compilers = compilersOf[kind].flatMap((entry) => entryFile(entry, packages) ?? []);
  const modules = modulesFrom([...buildInputs([folder]).filter(isModule), ...compilers], packages);
  const decides = (file: string): boolean => !isModule(file) || modules.has(file);
  const shared = [...new Set([...whole, ...ofKind, ...dependedOn([folder, ...ofKind], packages)])]
    .sort()
    .flatMap((each) => {
      const sources = [join(each, 'src'), join(each, 'content')];
      return [...(whole.has(each) ? sources : buildInputs(sources).filter(decides)), join(each, 'package.json')];
    });
  return [folder, ...shared, join(projectFolder, 'package-lock.json')];
}

function kindOf(packageName: string): Part['kind'] {
  return packageName === '@odysseus/shell' ? 'shell' : 'remote';
}

function sharedFolder(key: string): string {
  return join(projectFolder, 'shared', key);
}

/** Folders of the project's packages that these depend on, directly or through another. */
function dependedOn(folders: readonly string[], packages: ReadonlyMap<string, ProjectPackage>): ReadonlySet<string> {
  const found = new Set(folders);
  // A set hands out what is added while it is walked through.
  for (const folder of found) {
    for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
      const dependency = packages.get(name);
      if (dependency) found.add(dependency.folder);
    }
  }
  for (const folder of folders) found.delete(folder);
  return found;
}

/** A name that carries the version, so that two versions of one remote can live in one page. */
export function versionedName(part: Part): string {
  return `odysseus_${part.key}_${part.version}`.replace(/[^A-Za-z0-9_]/g, '_');
}
