import type { Page } from '@playwright/test';
import { retryPauses } from '../../shell/src/services/remotes/limits';
import { withTimers } from '../withTimers';

/** Lets the pauses before automatic retries pass at once, for tests of what comes after them. */
export const withoutRetryPauses = (page: Page): Promise<void> =>
  withTimers(
    page,
    retryPauses.map((pause) => [pause, 0]),
  );
