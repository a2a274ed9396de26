import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { ensureDebianPackage } from '../debianPackages';
import { hasPostgres, startTemporaryPostgres } from '../postgres';
import { ensureBrowser } from './browserProgram';
import { holds, patternOf } from './choose';
import type { Keeping } from './kept/keeping';
import { runDue, type Judged } from './kept/runDue';
import { testWorkers } from './parallelism';
import { bin, resultsFolder } from './places';
import type { Programs } from './programs';
import { judgedFiles, readUnitReport, type UnitReport } from './readReports';
import { failedStep, notBuilt, together, type StepResult } from './StepResult';

const label = 'unit';
/** Of Node, for the runner and its workers: modules of each file are young when it ends, and cost less to drop than to keep. */
const roomForTheYoung = '--max-semi-space-size=64';
const here = (file: string): string => join(projectFolder, 'scripts', 'test', file);

/** Tests of commands that take over what is built, and try it in a browser. */
const ofBuiltSite = ['newCity', 'dev'].map((name) => `scripts/${name}.test.ts`);

/**
 * Unit, contract and backend tests, or the slice of them whose file or title holds one of the words; but for files that passed
 * before with the same content.
 * @param built resolves when the site has been built, or can't be
 */
export async function unitTests(
  programs: Programs,
  slice: readonly string[],
  built: Promise<StepResult>,
  keeping: Keeping,
): Promise<StepResult> {
  const hasServer = await ensureDebianPackage('postgresql', hasPostgres);
  // What is installed counts among what the tests follow from.
  await ensureBrowser();
  const keys = await keeping.keysNow();
  const files = await testFiles(programs);
  const server = lazyServer(programs, hasServer);
  const run = async (name: string, due: readonly string[], options: readonly string[] = [], workers?: number) =>
    runFiles(programs, name, [...options, '--runTestsByPath', ...due], await server.environment(), workers);
  try {
    if (slice.length === 0) {
      const withSite = async (due: readonly string[]): Promise<Judged> =>
        (await built).failed > 0 ? unjudged(notBuilt) : run('site', due, [], 1);
      const early = files.filter((file) => !ofBuiltSite.includes(file));
      const late = files.filter((file) => ofBuiltSite.includes(file));
      return together(
        await Promise.all([
          runDue(keeping, keys, early, (due) => run('all', due)),
          runDue(keeping, keys, late, withSite),
        ]),
      );
    }
    await built;
    const { byPath, byText } = chosenFiles(files, slice);
    const whole = await runDue(keeping, keys, byPath, (due) => run('files', due));
    const titles = ['--testNamePattern', patternOf(slice)];
    const parts = await runDue(keeping, keys, byText, async (due) => inPart(await run('titles', due, titles)));
    return together([whole, parts]);
  } finally {
    await server.stop();
  }
}

/** Paths from the project's folder. */
async function testFiles(programs: Programs): Promise<readonly string[]> {
  const files = JSON.parse(await programs.read(bin('jest'), ['--listTests', '--json'])) as readonly string[];
  return files.map((file) => relative(projectFolder, file).split(sep).join('/'));
}

/** Files that a word of their path chooses run whole; of those that hold one in their text, the tests with such titles. */
function chosenFiles(files: readonly string[], slice: readonly string[]) {
  const byPath = files.filter((file) => holds(file, slice));
  const others = files.filter((file) => !byPath.includes(file));
  return { byPath, byText: others.filter((file) => holds(readFileSync(join(projectFolder, file), 'utf8'), slice)) };
}

/** Of some tests of a file, only a failure says something of the whole. */
const inPart = ({ result, files }: Judged): Judged => ({
  result,
  files: new Map([...files].filter(([, passed]) => !passed)),
});

/** A server for the backend's tests, from when some are due. */
function lazyServer(programs: Programs, isInstalled: boolean) {
  let started: ReturnType<typeof startTemporaryPostgres> | undefined;
  return {
    async environment(): Promise<NodeJS.ProcessEnv> {
      if (isInstalled) return { TEST_DATABASE_URL: (await (started ??= startTemporaryPostgres())).url };
      programs.say(
        label,
        'PostgreSQL is not installed and can’t be installed here: the backend tests run on the embedded database alone.',
      );
      return {};
    },
    stop: async (): Promise<void> => (await started)?.stop(),
  };
}

async function runFiles(
  programs: Programs,
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  workers = testWorkers(),
): Promise<Judged> {
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
    return unjudged(
      failedStep('the runner of unit tests', `It ended with ${code} before it had a result; it says why above.`),
    );
  const read = JSON.parse(readFileSync(report, 'utf8')) as UnitReport;
  const result = readUnitReport(read, projectFolder);
  if (code === 0 || result.failed > 0) return { result, files: judgedFiles(read, projectFolder) };
  const said = `It ended with ${code}, though no test failed; it says why above.`;
  return unjudged(together([result, failedStep('the runner of unit tests', said)]));
}

/** Of no file anybody can tell whether it passed. */
const unjudged = (result: StepResult): Judged => ({ result, files: new Map() });
