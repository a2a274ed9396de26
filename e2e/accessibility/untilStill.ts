import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing that ends by itself moves or fades, over two frames in a row: what fades in has less contrast on its way, and
 * one transition may start the next. Asked from outside, so that a page whose clock stands still does not wait for ever.
 */
export async function untilStill(page: Page): Promise<void> {
  let still = 0;
  await expect(async () => {
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
          ).length,
    );
    still = moving === 0 ? still + 1 : 0;
    expect(still, 'checks in a row without motion').toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 45_000, intervals: [34] });
}
