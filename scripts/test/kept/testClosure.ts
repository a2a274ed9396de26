import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { closedPackages } from './closedPackages';
import { isOpenBuiltin, moduleNeeds, type ModuleNeeds } from './moduleNeeds';
import type { ReadFiles } from './ReadFiles';

/** The project as the unit tests' runner sees it. */
export interface TestedProject {
  /** Its top folder. */
  readonly folder: string;
  /** The file of an entry of the project's own packages, `@odysseus/map/content`; undefined for all else. */
  entryFile(specifier: string): string | undefined;
  /** Whether the runner puts something of its own in the place of what is imported by this name. */
  isReplaced(specifier: string): boolean;
}

/** What the outcome of a test file follows from. */
export interface TestClosure {
  /** Everything that it leads to, itself included; paths from the project's folder, in order. */
  readonly files: readonly string[];
  /** Why something among it may read any file of the project, where it may: the first reason that was found. */
  readonly open?: string;
}

/** In the order in which the unit tests' runner looks for them. */
const endings = ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx', 'json', 'node'];
const candidates = ['', ...endings.map((ending) => `.${ending}`), ...endings.map((ending) => `/index.${ending}`)];
const moduleFile = /\.[cm]?[jt]sx?$/;
/** Read as they are, by whoever imports them. */
const plainFile = /\.(json|snap)$/;

/** By the digest of a module's text, and its name: what was read once is not read again when a run has ended. */
const known = new Map<string, ModuleNeeds>();

/** @param entries paths from the project's folder */
export function testClosure(project: TestedProject, read: ReadFiles, entries: readonly string[]): TestClosure {
  const files = new Set(entries);
  const reasons: string[] = [];
  // A set hands out what is added while it is walked through.
  for (const file of files) {
    for (const beside of besides(file)) if (read.has(beside)) files.add(beside);
    if (!read.has(file) || plainFile.test(file)) continue;
    if (!moduleFile.test(file)) {
      reasons.push(`${file} is compiled together with others`);
      continue;
    }
    const { specifiers, isOpen } = needsOf(file, read);
    if (isOpen) reasons.push(`${file} loads what it doesn't name`);
    for (const specifier of specifiers) {
      const target = follow(specifier, file, project, read);
      if (target === 'open') reasons.push(`${file} imports ${specifier}`);
      else if (target !== 'closed') files.add(target.file);
    }
  }
  const [open] = reasons;
  return { files: [...files].sort(), ...(open === undefined ? {} : { open }) };
}

function needsOf(file: string, read: ReadFiles): ModuleNeeds {
  const key = `${file} ${read.digest(file)}`;
  const before = known.get(key);
  if (before) return before;
  const needs = moduleNeeds(file, read.text(file));
  known.set(key, needs);
  return needs;
}

/** The file behind a name; `closed` where it leads to nothing in the project, `open` where it may lead to anything. */
function follow(
  specifier: string,
  from: string,
  project: TestedProject,
  read: ReadFiles,
): { readonly file: string } | 'closed' | 'open' {
  if (project.isReplaced(specifier)) return 'closed';
  const start = specifier.startsWith('.')
    ? join(project.folder, dirname(from), specifier)
    : project.entryFile(specifier);
  if (start === undefined) {
    const isClosed = isBuiltin(specifier) ? !isOpenBuiltin(specifier) : isClosedLibrary(specifier);
    return isClosed ? 'closed' : 'open';
  }
  const path = relative(project.folder, start).split(sep).join('/');
  const file = candidates.map((ending) => path + ending).find((each) => read.has(each));
  // What lies outside the project, or is installed, is none of its modules.
  return file === undefined || /^\.\.|(^|\/)node_modules\//.test(file) ? 'open' : { file };
}

/** What the runner reads beside a module by itself, where it is there: descriptions of the packages around it, and snapshots. */
function besides(file: string): string[] {
  const folders = dirname(file).split('/');
  const around = folders.map((_, index) => [...folders.slice(0, index + 1), 'package.json'].join('/'));
  return ['package.json', ...around, file.replace(/[^/]+$/, '__snapshots__/$&.snap')];
}

function isClosedLibrary(specifier: string): boolean {
  const [first = '', second = ''] = specifier.split('/');
  return closedPackages.has(first.startsWith('@') ? `${first}/${second}` : first);
}
