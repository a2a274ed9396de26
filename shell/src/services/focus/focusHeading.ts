import { decodedFragment } from '@odysseus/ui';

/** How long a screen may take to show its heading (premium content is fetched first), in milliseconds. */
const patience = 20_000;

/**
 * Moves the focus to the heading of the current screen, as soon as there is one, and again where the screen draws it anew.
 * Gives up when the visitor has moved the focus meanwhile.
 * @returns stops the wait
 */
export function focusHeading(): () => void {
  return focusWhenThere((main) => main.querySelector('h1'), false);
}

/** Brings the part of a screen that a fragment names into view and moves the focus there, as soon as it is drawn. @returns stops the wait */
export function focusPart(fragment: string): () => void {
  return focusWhenThere(() => document.getElementById(decodedFragment(fragment)), true);
}

function focusWhenThere(find: (main: HTMLElement) => HTMLElement | null, scroll: boolean): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  const before = document.activeElement;
  let focused: HTMLElement | undefined;
  const attempt = (): void => {
    const target = find(main);
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // What is drawn but still hidden, while a part of its screen is fetched, takes no focus.
    if (document.activeElement !== target) return;
    if (scroll && target !== focused) {
      // What is folded there is what the visitor has come for; what a part of it folds is not.
      target.querySelector(':scope > details, :scope > article > details')?.setAttribute('open', '');
      target.scrollIntoView();
    }
    focused = target;
  };
  // Focus that fell back to the body was lost, with a menu that closed, a button that went or a screen drawn anew, not moved.
  const hasMoved = (): boolean => ![before, focused, document.body].includes(document.activeElement);
  const observer = new MutationObserver(() => {
    if (hasMoved()) stop();
    else if (!focused || document.activeElement !== focused) attempt();
  });
  // A screen may hide or draw its heading anew while its parts arrive; once the visitor does something, the focus is theirs.
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'hidden'] });
  const onVisitor = (): void => {
    if (focused) stop();
  };
  const visitorEvents = ['pointerdown', 'keydown'] as const;
  for (const event of visitorEvents) addEventListener(event, onVisitor, true);
  const timer = setTimeout(() => stop(), patience);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of visitorEvents) removeEventListener(event, onVisitor, true);
  }
  attempt();
  return stop;
}
