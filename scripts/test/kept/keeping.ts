import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { entryFile, projectFolder, projectPackages } from '@odysseus/build';
import { utcDate } from '@odysseus/model';
import { postgresProgram } from '../../postgres';
import { browserProgram } from '../browserProgram';
import { nothingBefore, passedBefore, type PassedBefore } from './PassedBefore';
import { configurationFile, testKeys, type RunnerConfiguration, type TestKeys } from './testKeys';
import { testMachine } from './testMachine';

/** What a run takes from those before it, and leaves to those after it. */
export interface Keeping {
  readonly before: PassedBefore;
  /** Names of all that tests follow from now; undefined where nothing is taken or left, or nobody can tell them. */
  keysNow(): Promise<TestKeys | undefined>;
}

const none: Keeping = { before: nothingBefore, keysNow: () => Promise.resolve(undefined) };

/** Beside what other commands keep of this machine's work. */
const outcomes = join(projectFolder, '.cache', 'tests', 'outcomes');

/**
 * @param again nothing is taken from before; what comes out is kept all the same
 * @param say tells whoever watches what is ignored
 * @param environment with `CI`, nothing is taken or kept
 * @param file where outcomes are kept
 */
export function openKeeping(
  again: boolean,
  say: (line: string) => void,
  environment: NodeJS.ProcessEnv = process.env,
  file: string = outcomes,
): Keeping {
  if (environment['CI']) return none;
  const before = passedBefore(file, today(), say);
  return { before: again ? { ...before, files: () => undefined } : before, keysNow };
}

const today = (): string => utcDate(Date.now());

async function keysNow(): Promise<TestKeys | undefined> {
  const packages = projectPackages();
  const { default: configuration } = (await import(pathToFileURL(join(projectFolder, configurationFile)).href)) as {
    readonly default: RunnerConfiguration;
  };
  const programs = [browserProgram().executablePath, await postgresProgram()];
  const machine = await testMachine(
    projectFolder,
    programs.map((program) => program ?? 'none'),
  );
  return testKeys({ folder: projectFolder, entryFile: (specifier) => entryFile(specifier, packages) }, configuration, [
    today(),
    machine,
  ]);
}
