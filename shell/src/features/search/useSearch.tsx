import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { LoadingNotice } from './LoadingNotice';

export const fetchPalette = () => import('./Palette');
/** Where its code does not come, the search says so in its own place. */
const Palette = lazy(() => fetchPalette().catch(() => ({ default: LoadingNotice })));

export interface Search {
  readonly open: () => void;
  /** The search itself, while it is open. */
  readonly palette: ReactNode;
}

/** The search over the whole guide; Ctrl K or ⌘ K opens and closes it from everywhere. */
export function useSearch(): Search {
  const [shown, setShown] = useState(false);
  const open = useCallback(() => setShown(true), []);
  const close = useCallback(() => setShown(false), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setShown((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const palette = shown ? (
    <Suspense>
      <Palette onClose={close} />
    </Suspense>
  ) : null;
  return { open, palette };
}
