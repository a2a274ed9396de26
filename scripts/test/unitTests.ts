import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { ensureDebianPackage } from '../debianPackages';
import { hasPostgres, startTemporaryPostgres } from '../postgres';
import { ensureBrowser } from './browserProgram';
import { holds, patternOf } from './choose';
import { testWorkers } from './parallelism';
import { bin, resultsFolder } from './places';
import type { Programs } from './programs';
import { readUnitReport, type UnitReport } from './readReports';
import { failedStep, notBuilt, together, type StepResult } from './StepResult';

const label = 'unit';
/** Of Node, for the runner and its workers: modules of each file are young when it ends, and cost less to drop than to keep. */
const roomForTheYoung = '--max-semi-space-size=64';
const here = (file: string): string => join(projectFolder, 'scripts', 'test', file);

/** Tests of commands that take over what is built, and try it in a browser. */
const ofBuiltSite = ['newCity', 'dev'].map((name) => `scripts/${name}.test.ts`);
const beforeItIsBuilt = `^(?!(.*/)?(${ofBuiltSite.map((file) => patternOf([file])).join('|')})$)`;

/**
 * Unit, contract and backend tests, or the slice of them whose file or title holds one of the words.
 * @param built resolves when the site has been built, or can't be
 */
export async function unitTests(
  programs: Programs,
  slice: readonly string[],
  built: Promise<StepResult>,
): Promise<StepResult> {
  const found = await ensureDebianPackage('postgresql', hasPostgres);
  if (!found)
    programs.say(
      label,
      'PostgreSQL is not installed and can’t be installed here: the backend tests run on the embedded database alone.',
    );
  const postgres = found ? await startTemporaryPostgres() : undefined;
  const environment = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  try {
    if (slice.length === 0) {
      const withSite = async (): Promise<StepResult> =>
        (await built).failed > 0
          ? notBuilt
          : run(programs, 'site', ['--runTestsByPath', ...ofBuiltSite], environment, 1);
      return together(
        await Promise.all([run(programs, 'all', [beforeItIsBuilt], environment), ensureBrowser().then(withSite)]),
      );
    }
    await Promise.all([built, ensureBrowser()]);
    const results: StepResult[] = [];
    for (const [name, args] of Object.entries(await argumentsOf(programs, slice)))
      results.push(await run(programs, name, args, environment));
    return together(results);
  } finally {
    await postgres?.stop();
  }
}

async function run(
  programs: Programs,
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  workers = testWorkers(),
): Promise<StepResult> {
  const report = join(resultsFolder, `unit-${name}.json`);
  const options = [
    `--maxWorkers=${workers}`,
    '--silent',
    `--reporters=${here('unitProgress.cjs')}`,
    `--testSequencer=${here('longestFirst.cjs')}`,
    '--json',
    `--outputFile=${report}`,
  ];
  const code = await programs.run(label, process.execPath, [roomForTheYoung, bin('jest'), ...options, ...args], {
    environment,
  });
  // Without a report the runner did not get to run, and says why above.
  if (!existsSync(report))
    return failedStep('the runner of unit tests', `It ended with ${code} before it had a result; it says why above.`);
  const result = readUnitReport(JSON.parse(readFileSync(report, 'utf8')) as UnitReport, projectFolder);
  return code !== 0 && result.failed === 0
    ? together([
        result,
        failedStep('the runner of unit tests', `It ended with ${code}, though no test failed; it says why above.`),
      ])
    : result;
}

/** Files that a word of their path chooses run whole; of those that hold one in their text, the tests with such titles. */
async function argumentsOf(
  programs: Programs,
  slice: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const files = JSON.parse(await programs.read(bin('jest'), ['--listTests', '--json'])) as readonly string[];
  const byPath = files.filter((file) => holds(relative(projectFolder, file), slice));
  const byText = files.filter((file) => !byPath.includes(file) && holds(readFileSync(file, 'utf8'), slice));
  return {
    ...(byPath.length > 0 ? { files: ['--runTestsByPath', ...byPath] } : {}),
    ...(byText.length > 0 ? { titles: ['--testNamePattern', patternOf(slice), '--runTestsByPath', ...byText] } : {}),
  };
}
