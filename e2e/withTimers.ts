import type { Page } from '@playwright/test';

/**
 * Gives timers of some lengths other ones, in milliseconds, in every page that is opened from now on: a pause in which nothing
 * happens, or a patience that ends too early on a busy machine. From when a page has been read on; its start keeps its time.
 */
export async function withTimers(page: Page, lengths: readonly (readonly [from: number, to: number])[]): Promise<void> {
  await page.addInitScript((changed) => {
    const lengthOf = new Map(changed);
    document.addEventListener('DOMContentLoaded', () => {
      const { setTimeout: later } = window;
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      const changedLater = (action: TimerHandler, length = 0, ...rest: unknown[]) =>
        later(action, lengthOf.get(length) ?? length, ...rest);
      window.setTimeout = changedLater as typeof setTimeout;
      AbortSignal.timeout = (length) => timeout(lengthOf.get(length) ?? length);
    });
  }, lengths);
}
