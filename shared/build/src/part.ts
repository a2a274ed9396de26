import { readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
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

/** What a package holds beside its modules that is compiled into a part: texts, and the words that visitors search by. */
const dataFolders = ['content', 'words'];

/** What a city has of a kit only where it asks for it: one of its screens is of that kind, or a module of its own names the template. */
interface AskedFor {
  readonly entries: readonly string[];
  readonly kind: string;
  readonly template: string;
}
/** The guide leads to each of these for all cities, and what nobody asks for is left out of a build. */
const askedFor: readonly AskedFor[] = [
  {
    entries: ['@odysseus/assistant/content', '@odysseus/assistant/screens'],
    kind: 'assistant',
    template: 'AssistantScreen',
  },
  { entries: ['@odysseus/live/screens'], kind: 'live', template: 'LiveScreen' },
  { entries: ['@odysseus/story/screens'], kind: 'story', template: 'StoryScreen' },
];

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
 * the assistant's engine is the service's alone, though its screens stand in the same package. So it is with the assistant as a
 * whole for a city that has none.
 */
export function inputsOf(folder: string): string[] {
  const packages = projectPackages();
  const kind = kindOf(readPackage(folder).name);
  const whole = new Set(sharedByAll.map(sharedFolder));
  const ofKind = kind === 'shell' ? [] : sharedByCities.map(sharedFolder);
  const compilers = compilersOf[kind].flatMap((entry) => entryFile(entry, packages) ?? []);
  const own = buildInputs([folder]);
  const notAskedFor = entriesNotAskedFor(own);
  const left = new Set(notAskedFor.flatMap((entry) => entryFile(entry, packages) ?? []));
  const modules = modulesFrom([...own.filter(isModule), ...compilers], packages, left);
  const decides = (file: string): boolean => !isModule(file) || modules.has(file);
  const withoutUse = [...packages.values()]
    .filter(({ name }) => notAskedFor.some((entry) => entry.startsWith(`${name}/`)))
    .map((each) => each.folder)
    .filter((each) => ![...modules].some((file) => file.startsWith(each + sep)));
  const shared = [...new Set([...whole, ...ofKind, ...dependedOn([folder, ...ofKind], packages)])]
    .filter((each) => !withoutUse.includes(each))
    .sort()
    .flatMap((each) => {
      const sources = ['src', ...dataFolders].map((name) => join(each, name));
      return [...(whole.has(each) ? sources : buildInputs(sources).filter(decides)), join(each, 'package.json')];
    });
  return [folder, ...shared, join(projectFolder, 'package-lock.json')];
}

/** Entries of kits that nothing of a part's own files asks for. */
function entriesNotAskedFor(files: readonly string[]): string[] {
  const texts = (wanted: (file: string) => boolean): string[] =>
    files.filter(wanted).map((file) => readFileSync(file, 'utf8'));
  const content = texts((file) => /\.ya?ml$/.test(file));
  const modules = texts(isModule);
  return askedFor.flatMap(({ entries, kind, template }) => {
    const ofKind = new RegExp(`\\bkind["']?\\s*:\\s*["']?${kind}\\b`);
    const isAskedFor = content.some((text) => ofKind.test(text)) || modules.some((text) => text.includes(template));
    return isAskedFor ? [] : entries;
  });
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
