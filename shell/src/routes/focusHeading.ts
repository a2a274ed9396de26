/** How long a screen may take to show its heading (premium content is fetched first), in milliseconds. */
const patience = 20_000;

/**
 * Moves the focus to the heading of the current screen, as soon as there is one. Gives up when the visitor has moved the
 * focus meanwhile.
 * @returns stops the wait
 */
export function focusHeading(): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  const before = document.activeElement;
  const attempt = (): boolean => {
    const heading = main.querySelector('h1');
    if (!heading) return false;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  // Focus that fell back to the body was lost, with a menu that closed or a button that went, not moved.
  const hasMoved = (): boolean => document.activeElement !== before && document.activeElement !== document.body;
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (hasMoved() || attempt()) stop();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), patience);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stop;
}
