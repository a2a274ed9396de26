import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ReadFiles } from './ReadFiles';
import { repositoryDigest } from './repositoryDigest';
import { testClosure, type TestClosure, type TestedProject } from './testClosure';

/** Names of all that tests follow from, as it is at one time: same name, same outcome (docs/decisions/058). */
export interface TestKeys {
  /** Of a file of unit tests. @param file its path from the project's folder */
  of(file: string): string;
  /** Of whatever may depend on every file of the project. */
  readonly ofAll: string;
  /** What a file of unit tests leads to. */
  closureOf(file: string): TestClosure;
}

/** Where the runner of unit tests is told what to do. */
export const configurationFile = 'jest.config.js';
/** How tests are run, and how these names are made. */
const runnerFolder = 'scripts/test';

/** What of its configuration is read here. */
export interface RunnerConfiguration {
  readonly moduleNameMapper?: Readonly<Record<string, unknown>>;
  readonly projects?: readonly RunnerConfiguration[];
}

/**
 * @param configuration what the configuration's file says
 * @param around the day, and where tests run
 * @returns undefined where nobody can tell what the project consists of
 */
export function testKeys(
  project: Omit<TestedProject, 'isReplaced'>,
  configuration: RunnerConfiguration,
  around: readonly string[],
): TestKeys | undefined {
  const all = repositoryDigest(project.folder);
  if (all === undefined) return undefined;
  const read = new ReadFiles(project.folder);
  const replaced = replacedNames(configuration);
  const tested: TestedProject = {
    ...project,
    isReplaced: (specifier) => replaced.some((pattern) => pattern.test(specifier)),
  };
  const ofFiles = (files: readonly string[]): string[] => files.flatMap((file) => [file, read.digest(file)]);
  // What compiles YAML reads more than it imports, and so do tests of YAML: they depend on every file.
  const { files } = testClosure(tested, read, [configurationFile, ...namedFiles(configuration, read)]);
  const base = keyOf([
    ...around,
    ...ofFiles([...new Set([...files, ...runnerFiles(project.folder), 'package-lock.json'])].sort()),
  ]);
  const closureOf = (file: string): TestClosure => testClosure(tested, read, [file]);
  const keyOfTests = (file: string): string => {
    const closure = closureOf(file);
    return keyOf([base, file, ...(closure.open === undefined ? ofFiles(closure.files) : [all])]);
  };
  const known = new Map<string, string>();
  return {
    closureOf,
    ofAll: keyOf([base, all]),
    of(file) {
      const key = known.get(file) ?? keyOfTests(file);
      known.set(file, key);
      return key;
    },
  };
}

function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Names in whose place the configuration puts files of its own. */
const replacedNames = ({ moduleNameMapper = {}, projects = [] }: RunnerConfiguration): readonly RegExp[] => [
  ...Object.keys(moduleNameMapper).map((pattern) => new RegExp(pattern)),
  ...projects.flatMap(replacedNames),
];

/** Files that the configuration names from the project's folder, wherever in it: set-up, surroundings, compilers, stand-ins. */
function namedFiles(value: unknown, read: ReadFiles): readonly string[] {
  if (typeof value === 'string') {
    const [, file] = /^<rootDir>\/(.+)$/.exec(value) ?? [];
    return file !== undefined && read.has(file) ? [file] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((each) => namedFiles(each, read))
    : [];
}

function runnerFiles(folder: string): readonly string[] {
  return readdirSync(join(folder, runnerFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length));
}
