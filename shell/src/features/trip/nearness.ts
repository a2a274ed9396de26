import { flushSync } from 'react-dom';

/** How far beyond the screen something counts as near, in pixels. */
const margin = 900;
/** As many are drawn at once: more would hold up a slow phone. */
const atOnce = 1;

const waiting = new Map<Element, () => void>();
let coming: Element[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: IntersectionObserver | undefined;

function tell(element: Element): void {
  const told = waiting.get(element);
  forget(element);
  told?.();
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
  if (waiting.size === 0) window.removeEventListener('beforeprint', tellAll);
}

/** Paper shows all of it. */
function tellAll(): void {
  flushSync(() => {
    for (const element of [...waiting.keys()]) tell(element);
  });
}

function tellSome(): void {
  timer = undefined;
  const some = coming.slice(0, atOnce);
  coming = coming.slice(atOnce);
  for (const element of some) tell(element);
  if (coming.length > 0) timer = setTimeout(tellSome);
}

/**
 * Tells once when an element comes near to the screen, or goes on paper; at once where a browser can't tell.
 * @returns ends it
 */
export function whenNear(element: Element, near: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    near();
    return () => undefined;
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      coming.push(...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
      if (coming.length > 0) timer ??= setTimeout(tellSome);
    },
    { rootMargin: `${margin}px 0px` },
  );
  if (waiting.size === 0) window.addEventListener('beforeprint', tellAll);
  waiting.set(element, near);
  observer.observe(element);
  return () => forget(element);
}
