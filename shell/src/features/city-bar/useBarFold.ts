import { useEffect, useRef, type RefObject } from 'react';

/** Closes what has unfolded over the page when somebody presses elsewhere, or Escape, which gives the focus back. */
export function useBarFold(pathname: string): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const own = fold.current;
    if (!own) return undefined;
    const onPress = ({ target }: Event) => {
      if (own.open && target instanceof Node && !own.contains(target)) own.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !own.open) return;
      own.open = false;
      own.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    own.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      own.removeEventListener('keydown', onKey);
    };
    // Another page has a fold of its own.
  }, [pathname]);
  return fold;
}
