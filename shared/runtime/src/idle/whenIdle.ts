// By itself, not part of what the shell hands to remotes: an earlier shell has none.
/** How long a page that never rests may put off what waits for a pause. */
const patienceMs = 2_000;

/**
 * Calls back in a pause after the page has loaded, so that what can wait never competes with what the visitor came for.
 * @returns cancels the call
 */
export function whenIdle(window: Window, callback: () => void): () => void {
  let cancel: () => void;
  const wait = () => {
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(callback, { timeout: patienceMs });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = window.setTimeout(callback, 1);
      cancel = () => window.clearTimeout(timer);
    }
  };
  if (window.document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}
