import type { Page } from '@playwright/test';

/**
 * Widens the menu of wide screens. At its search, which is in it whether it is wide, narrow or on its way: its middle may be outside a
 * moment later; and to point at a link would fetch where it leads to.
 */
export const hoverMenu = (page: Page): Promise<void> =>
  page.locator('#side-menu').hover({ position: { x: 24, y: 90 } });
