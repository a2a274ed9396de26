import type { Page } from '@playwright/test';
import { readablePatience } from '../shell/src/app/screenPatience';
import { withTimers } from './withTimers';

/** Has pages wait for their screen's code however late it is on a busy machine: those that do not are drawn anew. */
export const withoutReadablePatience = (page: Page): Promise<void> => withTimers(page, [[readablePatience, 300_000]]);
