/** How near to an edge the page begins to move, in pixels. The upper one lies below the page's own bar. */
const reach = { top: 130, bottom: 90 };
/** At the very edge, in pixels a second. */
const fastest = 1_100;

/**
 * How far the page goes on under a pointer that holds something near an edge.
 * @param y of the pointer, in pixels from the top of the screen
 * @param height of the screen, in pixels
 * @param elapsed milliseconds since the last step
 * @returns pixels, upwards below 0
 */
export function scrollStep(y: number, height: number, elapsed: number): number {
  const into = y < reach.top ? (y - reach.top) / reach.top : Math.max(0, y - height + reach.bottom) / reach.bottom;
  return (Math.max(-1, Math.min(1, into)) * fastest * elapsed) / 1_000;
}
