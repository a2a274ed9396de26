import type { BrowserReport } from '../readReports';
import type { StepResult } from '../StepResult';
import type { Outcome } from './PassedBefore';

/**
 * What a run of browser tests says of all of them; undefined where it says nothing. Of a slice, only what went wrong does.
 * @param code the runner's exit code
 * @param isWhole whether every test was asked for
 */
export function browserOutcome(
  { suites }: Pick<BrowserReport, 'suites'>,
  { passed, failed, flaky }: StepResult,
  code: number,
  isWhole: boolean,
): Outcome | undefined {
  const files = suites.length;
  if (failed > 0 || flaky.length > 0) return { passed: false, files };
  return isWhole && code === 0 && passed > 0 ? { passed: true, files } : undefined;
}
