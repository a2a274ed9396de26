import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The compiler of tsx, which runs the scripts everywhere else. */
const { build } = createRequire(require.resolve('tsx'))('esbuild') as typeof import('esbuild');
const projectFolder = join(__dirname, '..', '..');

/**
 * Makes one file of a script, for tests that run it again and again: each run would else read and compile some hundreds of files,
 * which takes longer than what is tested. To be called where tests are declared.
 * @param name of a file of `scripts/`, without its ending
 * @returns what runs it in the project's folder, within tests
 */
export function bundleScript(
  name: string,
): (words: readonly string[], options?: { readonly input?: string }) => SpawnSyncReturns<string> {
  const bundle = join(projectFolder, '.cache', 'scripts', `${basename(name)}-${process.pid}.mjs`);

  beforeAll(async () => {
    await build({
      absWorkingDir: projectFolder,
      entryPoints: [join('scripts', `${name}.ts`)],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      // Loaded by what a script never gets to in a test, and no code to bundle.
      external: ['typescript', 'webpack', '@swc/*', 'terser-webpack-plugin', 'css-minimizer-webpack-plugin'],
      // What is no ES module finds here what it finds in a file of its own.
      banner: {
        js: [
          "import { createRequire as requireFrom } from 'node:module';",
          'const require = requireFrom(import.meta.url);',
          'const __dirname = import.meta.dirname;',
        ].join('\n'),
      },
      plugins: [
        {
          name: 'where-files-stood',
          setup: ({ onLoad }) =>
            onLoad({ filter: /[\\/]location\.cjs$/ }, ({ path }) => ({
              contents: readFileSync(path, 'utf8').replaceAll('__dirname', JSON.stringify(dirname(path))),
            })),
        },
      ],
      logLevel: 'warning',
    });
  });
  afterAll(() => rm(bundle, { force: true }));

  return (words, options = {}) =>
    spawnSync(process.execPath, [bundle, ...words], { cwd: projectFolder, encoding: 'utf8', ...options });
}
