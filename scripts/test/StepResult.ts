/** A test, or a whole check, that failed, and what it said. */
export interface Failure {
  readonly name: string;
  readonly text: string;
}

export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

/** What came out of one step. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  /** Tests that passed only when they were tried again. */
  readonly flaky: readonly string[];
  readonly timed: readonly Timed[];
  /** Files of tests that were not run, because they passed before with the same content. */
  readonly before: number;
}

export const nothing: StepResult = { passed: 0, failed: 0, failures: [], flaky: [], timed: [], before: 0 };

export const failedStep = (name: string, text: string): StepResult => ({
  ...nothing,
  failed: 1,
  failures: [{ name, text }],
});

/** What would be tried with the built site comes to this where there is none. */
export const notBuilt = failedStep('not run', 'The site could not be built.');

export const together = (results: readonly StepResult[]): StepResult =>
  results.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      failures: [...all.failures, ...each.failures],
      flaky: [...all.flaky, ...each.flaky],
      timed: [...all.timed, ...each.timed],
      before: all.before + each.before,
    }),
    nothing,
  );
