/** What the focus goes to by keyboard. */
const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const folded = 'details:not([open]) > :not(summary)';
const unreachable = `:disabled, [tabindex="-1"], ${folded}, ${folded} *`;

/**
 * Keeps focus, scrolling and screen readers within a part that lies over the page: what a modal dialog does, without having the whole
 * page styled anew (decision 057). The focus goes to the first thing in it.
 * @returns gives the page back
 */
export function holdPage(part: HTMLElement): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  // Nothing moves where a scrollbar took room.
  if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  const hidden = new Set<Element>();
  const hide = (): void => {
    for (const element of besides(part))
      if (!element.hasAttribute('aria-hidden')) {
        element.setAttribute('aria-hidden', 'true');
        hidden.add(element);
      }
  };
  hide();
  // What is chosen in it may put other things beside it.
  const changes = new MutationObserver(hide);
  for (const around of ancestors(part)) changes.observe(around, { childList: true });

  const ends = (): readonly [HTMLElement | undefined, HTMLElement | undefined] => {
    const all = [...part.querySelectorAll<HTMLElement>(reachable)].filter((element) => !element.matches(unreachable));
    return [all[0], all.at(-1)];
  };
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const [first, last] = ends();
    const [end, other] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== end) return;
    event.preventDefault();
    other?.focus();
  };
  const comeBack = ({ target }: FocusEvent): void => {
    // What opens over it in turn has the focus.
    if (target instanceof Element && !part.contains(target) && !target.closest('dialog')) ends()[0]?.focus();
  };
  part.addEventListener('keydown', turn);
  document.addEventListener('focusin', comeBack);
  if (!part.contains(document.activeElement)) ends()[0]?.focus({ preventScroll: true });

  return () => {
    Object.assign(style, { overflow, scrollbarGutter });
    changes.disconnect();
    for (const element of hidden) element.removeAttribute('aria-hidden');
    part.removeEventListener('keydown', turn);
    document.removeEventListener('focusin', comeBack);
  };
}

/** All that holds it, up to the body. */
function ancestors(part: Element): readonly Element[] {
  const { parentElement } = part;
  return parentElement && part !== document.body ? [parentElement, ...ancestors(parentElement)] : [];
}

/** What stands beside it and beside what holds it. */
function besides(part: Element): readonly Element[] {
  const path = [part, ...ancestors(part)];
  return path.slice(1).flatMap((around) => [...around.children].filter((child) => !path.includes(child)));
}
