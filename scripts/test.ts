import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buildSite } from './buildSite';
import { isMendable } from './isMendable';
import { browserTests, hasBrowserTests } from './test/browserTests';
import { checks } from './test/checks';
import { choose } from './test/choose';
import { openKeeping, type Keeping } from './test/kept/keeping';
import { keepTemporaryFilesInMemory } from './test/memoryFolder';
import { testWorkers } from './test/parallelism';
import { resultsFolder } from './test/places';
import { startPrograms } from './test/programs';
import { failedStep, notBuilt, nothing, type StepResult } from './test/StepResult';
import { summary, type NamedResult } from './test/summary';
import { unitTests } from './test/unitTests';

/** A terminal's Ctrl-C comes twice: to this program, and handed on by the one that started it. Milliseconds within which it counts as one. */
const sameSignal = 1_000;
const interruptedCode = 130;

/** Where the system has them, on a disk. */
const temporaryFolder = tmpdir();
const programs = startPrograms((line) => console.log(line));
const interrupted = new AbortController();

/** What a run is asked for. */
interface Asked {
  /** Words of which a test's file or title holds one; every test where empty. */
  readonly slice: readonly string[];
  readonly keeping: Keeping;
}

interface Step {
  readonly name: string;
  /** It runs once all others have ended: a browser that waits for a core is taken for a page that hangs. */
  readonly isLast?: boolean;
  /** @param built resolves when the site has been built, or can't be; at once where it need not be */
  run(asked: Asked, built: Promise<StepResult>): Promise<StepResult>;
}

const builds: Step = {
  name: 'production builds',
  run: async () => {
    await buildSite((line) => programs.say('builds', line), interrupted.signal);
    return { ...nothing, passed: 1 };
  },
};
const unit: Step = {
  name: 'unit, contract and backend tests',
  run: ({ slice, keeping }, built) => unitTests(programs, slice, built, keeping),
};
const browser: Step = {
  name: 'browser tests',
  isLast: true,
  run: async ({ slice, keeping }, built) => {
    if ((await built).failed > 0) return notBuilt;
    return interrupted.signal.aborted ? nothing : browserTests(programs, slice, temporaryFolder, keeping);
  },
};

/** All but the last run side by side, so that no core is idle; what a step needs of another it waits for. */
const steps: readonly Step[] = [{ name: 'lint and types', run: () => checks(programs) }, builds, unit, browser];

async function timed(step: Step, asked: Asked, built: Promise<StepResult>): Promise<NamedResult> {
  const started = Date.now();
  const result = await step
    .run(asked, built)
    .catch((cause: unknown) =>
      failedStep(
        'not run to its end',
        isMendable(cause) ? cause.message : String(cause instanceof Error ? cause.stack : cause),
      ),
    );
  console.log(
    `\n— ${step.name}: ${result.passed} passed, ${result.failed} failed, ${((Date.now() - started) / 1000).toFixed(0)} s —\n`,
  );
  return { name: step.name, result };
}

async function runSteps(chosen: readonly string[], asked: Asked): Promise<readonly NamedResult[]> {
  const due = steps.filter(({ name }) => chosen.includes(name));
  console.log(`\n— ${due.map(({ name }) => name).join('; ')} —`);
  const nothingToBuild = Promise.resolve(nothing);
  const built = due.includes(builds) ? timed(builds, asked, nothingToBuild) : undefined;
  const run = (step: Step): Promise<NamedResult> =>
    step === builds && built ? built : timed(step, asked, built?.then(({ result }) => result) ?? nothingToBuild);
  const together = await Promise.all(due.filter(({ isLast }) => !isLast).map(run));
  const last = due.find(({ isLast }) => isLast);
  return last ? [...together, await run(last)] : together;
}

let interruptedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!interrupted.signal.aborted) {
      interruptedAt = Date.now();
      console.log('Ending what runs…');
      interrupted.abort();
      programs.end();
    } else if (Date.now() - interruptedAt > sameSignal) {
      programs.kill();
      process.exit(interruptedCode);
    }
  });
}

try {
  // Before anything runs: a wrong number would end both runners later.
  testWorkers();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(2);
}
process.on('exit', keepTemporaryFilesInMemory());
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
const {
  steps: named,
  slice,
  again,
} = choose(
  process.argv.slice(2),
  steps.map(({ name }) => name),
  [unit.name, browser.name],
);
const inBrowser = slice.length > 0 && named.includes(browser.name) && (await hasBrowserTests(programs, slice));
const chosen =
  slice.length === 0
    ? named
    : [...named.filter((name) => name !== browser.name), ...(inBrowser ? [builds.name, browser.name] : [])];
const keeping = openKeeping(again, (line) => console.log(line));
const results = await runSteps(chosen, { slice, keeping });
for (const line of interrupted.signal.aborted ? ['Interrupted.'] : summary(results)) console.log(line);
const tests = results.filter(({ name }) => name !== builds.name || slice.length === 0);
if (slice.length > 0 && tests.every(({ result }) => result.passed + result.failed === 0))
  console.log(`No test's file or title holds ${slice.map((word) => `"${word}"`).join(' or ')}.`);
const failed =
  results.some(({ result }) => result.failed > 0) || tests.every(({ result }) => result.passed + result.before === 0);
process.exitCode = interrupted.signal.aborted ? interruptedCode : failed ? 1 : 0;
