import { useLocation } from '@odysseus/runtime';
import { whenIdle } from '@odysseus/runtime/idle';
import { useEffect, useMemo, useRef } from 'react';
import { useServices } from '../../services/page';
import { fetchReleaseDocument, fetchReleasePointer, releaseAddress } from '../../services/remotes';
import { listenForNavigations } from './navigations';
import { createPointerWatch } from './pointerWatch';
import { createReleaseUpdates, type ReleaseUpdates } from './createReleaseUpdates';
import { hasUnsavedField } from './unsavedField';

/** Loads an address anew; the present one where absent. */
function load(address?: string): void {
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
}

/** Connects the tab's release to what the visitor does: looks for a newer one at navigations and when the page is seen again. */
export function useReleaseUpdates(): ReleaseUpdates {
  const { release, heldScreens } = useServices();
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  const updates = useMemo(
    () =>
      createReleaseUpdates({
        release,
        watch: createPointerWatch({
          own: release.id,
          readPointer: fetchReleasePointer,
          readDocument: (id) => fetchReleaseDocument(releaseAddress(id), 0),
        }),
        isUnsaved: () => heldScreens.any() || [...document.querySelectorAll('main')].some(hasUnsavedField),
      }),
    [release, heldScreens],
  );
  // A preview is no release that one could leave for another.
  const watching = release.preview() === undefined;

  // A moment later: the router may hear of 'back' before we do, and has then drawn the other address already.
  useEffect(() => {
    const timer = setTimeout(() => {
      shown.current = pathname + search;
    });
    return () => clearTimeout(timer);
  }, [pathname, search]);

  const isFirst = useRef(true);
  useEffect(() => {
    // The page has only just been served.
    const skip = isFirst.current || !watching;
    isFirst.current = false;
    return skip ? undefined : lookWhenIdle(updates);
  }, [updates, watching, pathname]);

  useEffect(() => {
    if (!watching) return undefined;
    let cancel: (() => void) | undefined;
    const onVisibility = (): void => {
      cancel?.();
      if (document.visibilityState === 'visible') cancel = lookWhenIdle(updates);
    };
    document.addEventListener('visibilitychange', onVisibility);
    const leads = (): boolean => updates.depart() === 'load';
    const stop = listenForNavigations({ shown: () => shown.current, onLink: leads, onHistory: leads, load });
    return () => {
      cancel?.();
      document.removeEventListener('visibilitychange', onVisibility);
      stop();
    };
  }, [updates, watching]);
  return updates;
}

/** @returns cancels the look */
function lookWhenIdle(updates: ReleaseUpdates): () => void {
  // Without a network the browser would only write a failure into its console.
  return whenIdle(window, () => void (navigator.onLine && updates.look()));
}
