/**
 * Starts the page's code once the page has been painted. A page comes with its screen, and can be read before any code runs; the
 * code is fetched meanwhile (`<link rel="preload" data-start>`), and must not hold up the first paint on a network that is quick.
 */

/** Where nothing is painted, as in a tab that is opened behind another, or nobody says so, the code starts after so many milliseconds. */
const paintPatience = 1_500;

/** Older Safari observes nothing, and says so by this. */
const entryTypes = PerformanceObserver.supportedEntryTypes as readonly string[] | undefined;

/** Until its first words are painted. */
function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden' || !entryTypes?.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }));
}

/** Until its first picture can be painted, if it has one that comes first. */
async function firstPicture(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => undefined);
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

async function painted(): Promise<void> {
  await Promise.all([firstPaint(), firstPicture()]);
  // The frame that shows them, and whatever follows it.
  await frame();
  await frame();
}

const patience = new Promise((resolve) => setTimeout(resolve, paintPatience));
void Promise.race([painted(), patience]).then(() => {
  for (const { href, integrity } of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) {
    document.head.append(
      Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', integrity, async: false, src: href }),
    );
  }
});
