import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { buildSite } from './buildSite';
import { ensureDebianPackage } from './debianPackages';
import { hasPostgres, startTemporaryPostgres } from './postgres';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  run(): Promise<Tally>;
}

const results = join(projectFolder, 'test-results');
const jestResults = join(results, 'jest.json');
const browserResults = join(results, 'browser.json');
const bin = (name: string): string => join(projectFolder, 'node_modules', '.bin', name);

function program(file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: projectFolder, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A runner's own counts; where it left none, it did not get to run and counts as one failure. */
function counted(code: number, file: string, read: (report: Record<string, unknown>) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const tally = read(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

const hasChromium = (): boolean => existsSync('/usr/bin/chromium');

async function unitTests(): Promise<Tally> {
  // Development and the making of a city are tried in a browser, too.
  await ensureDebianPackage('chromium', hasChromium);
  const found = await ensureDebianPackage('postgresql', hasPostgres);
  if (!found) console.log('PostgreSQL is not installed and can’t be installed here: the backend tests run on the embedded database alone.');
  const postgres = found ? await startTemporaryPostgres() : undefined;
  try {
    // Left to itself, the runner keeps one core free, which is half of a machine with two.
    const code = await program(bin('jest'), ['--maxWorkers=100%', '--json', `--outputFile=${jestResults}`, '--silent'], postgres ? { TEST_DATABASE_URL: postgres.url } : {});
    return counted(code, jestResults, (report) => ({
      passed: count(report['numPassedTests']),
      failed: count(report['numFailedTests']) + count(report['numRuntimeErrorTestSuites']),
    }));
  } finally {
    await postgres?.stop();
  }
}

async function browserTests(): Promise<Tally> {
  await ensureDebianPackage('chromium', hasChromium);
  const code = await program(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], { BROWSER_RESULTS: browserResults });
  return counted(code, browserResults, (report) => {
    const stats = (report['stats'] ?? {}) as Record<string, unknown>;
    const flaky = flakyTests(report);
    if (flaky.length > 0) console.log(`Flaky (passed only at the second try; mend them next):\n${flaky.map((name) => `  ${name}`).join('\n')}`);
    return { passed: count(stats['expected']) + count(stats['flaky']), failed: count(stats['unexpected']) };
  });
}

interface BrowserSuite {
  readonly title: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** Tests that passed only when they were tried again, each with the file and the groups it stands in. */
function flakyTests(report: Record<string, unknown>): string[] {
  const inside = ({ title, suites = [], specs = [] }: BrowserSuite): string[] => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => `${title} › ${spec.title}`),
    ...suites.flatMap(inside).map((name) => `${title} › ${name}`),
  ];
  return ((report['suites'] ?? []) as BrowserSuite[]).flatMap(inside);
}

const steps: readonly Step[] = [
  {
    name: 'lint and types',
    run: async () => {
      const codes = await Promise.all([program(bin('eslint'), ['.']), program(process.execPath, ['scripts/run.mjs', 'scripts/contract.ts', '--check']), program(bin('tsc'), ['-p', 'tsconfig.json', '--noEmit'])]);
      return { passed: codes.filter((code) => code === 0).length, failed: codes.filter((code) => code !== 0).length };
    },
  },
  { name: 'unit, contract and backend tests', run: unitTests },
  {
    name: 'production builds',
    run: async () => {
      await buildSite((line) => console.log(line));
      return { passed: 1, failed: 0 };
    },
  },
  { name: 'browser tests', run: browserTests },
];

const asked = process.argv.slice(2);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
let passed = 0;
let failed = 0;
for (const step of steps) {
  if (asked.length > 0 && !asked.some((word) => step.name.includes(word))) continue;
  const started = Date.now();
  console.log(`\n— ${step.name} —`);
  const tally = await step.run().catch((cause: unknown) => {
    console.error(cause);
    return { passed: 0, failed: 1 };
  });
  passed += tally.passed;
  failed += tally.failed;
  console.log(`${step.name}: ${tally.passed} passed, ${tally.failed} failed, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
