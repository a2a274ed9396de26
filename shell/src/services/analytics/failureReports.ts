import { reportedFailures } from './constants';
import type { EventParameters } from './event';
import type { AnalyticsLog } from './createSurroundings';

/** Name of the event that tells of a failure of analytics itself (specification, section 8). */
export const failureEvent = 'analytics_error';

export interface FailureReports {
  /** @param where what failed */
  report(where: string, error: unknown): void;
  /** Logs only; for a failure to report a failure. */
  log(where: string, error: unknown): void;
}

/**
 * Logs every failure and attempts one event for each different one, in a bounded number, so that a receiver which is
 * down for good can't keep itself busy with its own failures.
 */
export function createFailureReports(
  log: AnalyticsLog,
  record: (name: string, parameters: EventParameters) => void,
): FailureReports {
  const reported = new Set<string>();
  const write = (where: string, error: unknown) => log.warn(`Analytics: ${where} failed.`, error);
  return {
    log: write,
    report(where, error) {
      write(where, error);
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const failure = `${where}\n${message}`;
      if (reported.has(failure) || reported.size >= reportedFailures) return;
      reported.add(failure);
      record(failureEvent, { where, message });
    },
  };
}
