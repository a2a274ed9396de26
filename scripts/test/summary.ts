import type { StepResult, Timed } from './StepResult';

/** Lines of a failure that the end repeats; all of it stands where it happened. */
const linesOfFailure = 25;
const slowestShown = 10;

export interface NamedResult {
  readonly name: string;
  readonly result: StepResult;
}

/** What is said when every step has ended: the slowest, the flaky, what failed and why, what passed before; the counts are its last line. */
export function summary(results: readonly NamedResult[]): string[] {
  const passed = results.reduce((sum, { result }) => sum + result.passed, 0);
  const failed = results.reduce((sum, { result }) => sum + result.failed, 0);
  return [
    ...results.flatMap(({ name, result }) => slowest(name, result.timed)),
    ...list(
      'Flaky (passed only at the second try; mend them next):',
      results.flatMap(({ result }) => result.flaky),
    ),
    ...results.flatMap(({ name, result }) =>
      result.failures.flatMap((failure) => ['', `✗ ${name}: ${failure.name}`, ...shortened(failure.text)]),
    ),
    ...passedBefore(results),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}

/** What the counts leave out. */
function passedBefore(results: readonly NamedResult[]): string[] {
  const lines = results
    .filter(({ result }) => result.before > 0)
    .map(({ name, result: { before } }) =>
      before === 1
        ? `1 file of ${name} passed before with the same content, and was not run.`
        : `${before} files of ${name} passed before with the same content, and were not run.`,
    );
  return lines.length === 0 ? [] : ['', ...lines, 'npm test -- --all runs them all the same.'];
}

function slowest(name: string, timed: readonly Timed[]): string[] {
  const first = [...timed].sort((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  return list(
    `Slowest of ${name}:`,
    first.map((each) => `${each.seconds.toFixed(1).padStart(6)} s  ${each.name}`),
  );
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

function shortened(text: string): string[] {
  const lines = text.split('\n');
  return [
    ...lines.slice(0, linesOfFailure),
    ...(lines.length > linesOfFailure ? [`… ${lines.length - linesOfFailure} lines more above`] : []),
  ].map((line) => `    ${line}`);
}
