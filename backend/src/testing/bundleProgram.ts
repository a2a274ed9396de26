import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { backendFolder } from '../location.cjs';
import { type RunningModule, runProgram } from './runModule';

/** The compiler of tsx, which runs the sources everywhere else. */
const { build } = createRequire(require.resolve('tsx'))('esbuild') as typeof import('esbuild');

/**
 * Makes one file of a TypeScript program of the service, for tests that start it again and again: each start would else compile
 * and read some hundreds of files, which takes longer than what is tested. To be called where tests are declared.
 * @param file whose top level waits for nothing
 * @returns what starts it, within tests; a confinement is words in front of the command
 */
export function bundleProgram(
  file: string,
): (
  programArguments?: readonly string[],
  environment?: Readonly<Record<string, string>>,
  confinement?: readonly string[],
) => RunningModule {
  // In a folder of the service's own, from which it finds what it reads.
  const bundle = join(backendFolder, '.cache', `${basename(file, '.ts')}-${process.pid}.cjs`);

  beforeAll(async () => {
    // The embedded database finds its WebAssembly beside its own code; pg does without its native part.
    await build({
      entryPoints: [file],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      external: ['@electric-sql/pglite*', 'pg-native'],
      logLevel: 'warning',
    });
  });
  afterAll(() => rm(bundle, { force: true }));

  // To optimise the database engine's code would take longer than the little that is asked of it.
  return (programArguments = [], environment = {}, confinement = []) =>
    runProgram([...confinement, process.execPath, '--liftoff-only', bundle, ...programArguments], environment);
}
