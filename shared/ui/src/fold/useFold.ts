import { useEffect, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react';

/**
 * Makes of a `<details>` what opens over the page: it takes the focus into itself when it opens, and closes with Escape, with a press
 * outside and when the focus leaves it. Before the page is alive its own lines close one that stands in a `<nav>` (the contract's
 * `earlyActions.ts`). Without scripts it opens and closes as any other.
 */
export function useFold(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      const fold = details.current;
      // What darkens the page is drawn by the fold itself.
      if (fold?.open && target instanceof Node && (target === fold || !fold.contains(target))) fold.open = false;
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [details]);
  return {
    close: (): void => {
      if (details.current) details.current.open = false;
    },
    props: {
      onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
        if (!currentTarget.open) return;
        const wanted =
          currentTarget.querySelector<HTMLElement>('[aria-current]') ?? currentTarget.querySelector<HTMLElement>('a');
        wanted?.focus({ preventScroll: true });
      },
      onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>): void => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.preventDefault();
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      },
    },
  };
}
