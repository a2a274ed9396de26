import type { Page } from '@playwright/test';
import { withTimers } from './withTimers';

/** How long a page that can be read waits for its screen's code before it comes to life without, in milliseconds (startShell.tsx). */
const readablePatience = 3_000;

/** Has pages wait for their screen's code however late it is on a busy machine: those that do not are drawn anew. */
export const withoutReadablePatience = (page: Page): Promise<void> => withTimers(page, [[readablePatience, 300_000]]);
