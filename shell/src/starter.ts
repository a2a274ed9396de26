/**
 * Fetches the page's code once its first picture has come, and starts it once the page has been painted. A page comes with its
 * screen, and can be read before any code runs: code must take no share of a slow network from what is painted, and must not hold
 * up the first paint on one that is quick.
 */

/** Where nothing is painted, as in a tab that is opened behind another, or nobody says so, the code starts after so many milliseconds. */
const paintPatience = 1_500;

/** Until the page's first picture has come, if it has one that comes first, or can't. */
const firstPicture = document
  .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  ?.decode()
  .catch(() => undefined);

/** Older Safari observes nothing, and says so by this. */
const entryTypes = PerformanceObserver.supportedEntryTypes as readonly string[] | undefined;

/** Until its first words are painted. */
function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden' || !entryTypes?.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }));
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

async function painted(): Promise<void> {
  await Promise.all([firstPaint(), firstPicture]);
  // The frame that shows them, and whatever follows it.
  await frame();
  await frame();
}

/** What the page names to be fetched ahead of its use, and leaves to this script (`pageDocument`). */
function fetchAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][media]'))
    link.replaceWith(Object.assign(link.cloneNode(), { media: '' }));
}

function start(): void {
  for (const { href, integrity } of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) {
    document.head.append(
      Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', integrity, async: false, src: href }),
    );
  }
}

const patience = new Promise((resolve) => setTimeout(resolve, paintPatience));
void Promise.race([firstPicture, patience]).then(fetchAhead);
void Promise.race([painted(), patience]).then(start);
