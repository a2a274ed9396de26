// Runs in a measured page before anything else: notes the largest paint and when the page's code has come to life, presses the
// menu's button in every frame until the menu opens, and says when nothing more is to come.

/** Milliseconds without a new resource or paint after which a page has settled. */
const quiet = 1_500;
const timings = { settled: false };
window.benchTimings = timings;
let lastChange = performance.now();

new PerformanceObserver((list) => {
  lastChange = performance.now();
  for (const entry of list.getEntries()) timings.largestPaint = entry.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver(() => {
  lastChange = performance.now();
}).observe({ type: 'resource', buffered: true });

/** The menu opens before that: by a few lines in the page itself. */
new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) if (name === 'odysseus:alive') timings.alive ??= startTime;
}).observe({ type: 'mark', buffered: true });

/** Milliseconds by which long tasks kept the page from answering, until it is alive. */
timings.blocked = 0;
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    if (timings.alive === undefined || startTime < timings.alive) timings.blocked += Math.max(0, duration - 50);
}).observe({ type: 'longtask', buffered: true });

const press = () => {
  const toggle = document.querySelector('button[aria-controls="side-menu"]');
  if (toggle?.getAttribute('aria-expanded') === 'true') {
    timings.menuAnswers = performance.now();
    document.querySelector('[data-backdrop]')?.click();
    return;
  }
  toggle?.click();
  requestAnimationFrame(press);
};
requestAnimationFrame(press);

const look = setInterval(() => {
  const pictures = [...document.images].every((picture) => picture.complete || picture.loading === 'lazy');
  if (
    timings.menuAnswers === undefined ||
    timings.alive === undefined ||
    timings.largestPaint === undefined ||
    !pictures ||
    performance.now() - lastChange < quiet
  )
    return;
  timings.settled = true;
  clearInterval(look);
}, 100);

/** Whether nothing has been fetched or painted anew for a while: what the page puts off until a pause is done. */
window.benchRests = () => performance.now() - lastChange > quiet;

/** Moves within the page, and says after how many milliseconds the screen with that heading was painted. */
window.benchMove = (to, heading) =>
  new Promise((resolve) => {
    const start = performance.now();
    history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    const look = () => {
      if (document.querySelector('main h1')?.textContent !== heading) requestAnimationFrame(look);
      // The frame after the one in which it stands has painted it.
      else requestAnimationFrame(() => resolve(performance.now() - start));
    };
    look();
  });
