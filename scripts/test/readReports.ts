import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { nothing, type Failure, type StepResult, type Timed } from './StepResult';

/** What the unit tests' runner writes with `--json`, as far as it is read here. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not even be loaded. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
      /** How often it was tried. */
      readonly invocations?: number;
    }[];
  }[];
}

/** What the browser tests' runner writes as JSON, as far as it is read here. */
export interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** What went wrong outside of any test. */
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly BrowserSuite[];
}

interface BrowserSuite {
  readonly title: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

export function readUnitReport(report: UnitReport, projectFolder: string): StepResult {
  const files = report.testResults.map((file) => ({ ...file, path: relative(projectFolder, file.name) }));
  const failures = files.flatMap(({ path, status, message, assertionResults }): Failure[] => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${path} › ${fullName}`,
        text: plain((failureMessages ?? []).join('\n')),
      }));
    return status === 'failed' ? [{ name: path, text: plain(message) }] : [];
  });
  return {
    ...nothing,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures,
    timed: files
      .map(({ path, startTime, endTime }): Timed => ({ name: path, seconds: (endTime - startTime) / 1000 }))
      .filter(({ seconds }) => seconds > 0),
  };
}

/**
 * Whether each file of unit tests passed: every test that ran did, at its first try, and one did run. Paths from the project's folder.
 * A file of which no test ran, and none failed, is not in it.
 */
export function judgedFiles({ testResults }: UnitReport, projectFolder: string): ReadonlyMap<string, boolean> {
  return new Map(
    testResults.flatMap(({ name, status, assertionResults }) => {
      const ran = assertionResults.filter((test) => test.status === 'passed' || test.status === 'failed');
      const isSound = ran.every((test) => test.status === 'passed' && (test.invocations ?? 1) === 1);
      const path = relative(projectFolder, name).split(sep).join('/');
      return status === 'failed' || ran.length > 0 ? [[path, status !== 'failed' && isSound] as const] : [];
    }),
  );
}

export function readBrowserReport({ stats, errors, suites }: BrowserReport): StepResult {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const outside = errors.map(({ message = '' }): Failure => ({ name: 'outside of any test', text: plain(message) }));
  return {
    ...nothing,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside.length,
    failures: [
      ...tests.filter(({ status }) => status === 'unexpected').map(({ name, said }) => ({ name, text: plain(said) })),
      ...outside,
    ],
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    timed: tests.map(({ name, seconds }) => ({ name, seconds })).filter(({ seconds }) => seconds > 0),
  };
}

interface BrowserTest extends Timed {
  readonly status: string;
  readonly said: string;
}

function testsOf({ title, suites = [], specs = [] }: BrowserSuite, around: readonly string[]): BrowserTest[] {
  const path = [...around, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: [...path, spec.title].join(' › '),
        status,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        said: (results.at(-1)?.errors ?? []).map(({ message = '' }) => message).join('\n'),
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}

/** Without a terminal's colours. */
const plain = (text: string): string => stripVTControlCharacters(text).trim();
