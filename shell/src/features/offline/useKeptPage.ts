import { useEffect } from 'react';
import { pagePatience } from '../../services/service-worker';

/**
 * Without a network a screen may be kept as a page of another release than this tab's, or not at all. Then the page is loaded
 * anew: the worker answers with the one that is kept, or says what there is instead. Once: a page that was loaded for the
 * address itself stays.
 */
export function useKeptPage(path: string, failed: boolean): void {
  useEffect(() => {
    if (!failed || !('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return undefined;
    const [document] = performance.getEntriesByType('navigation');
    if (!document || new URL(document.name).pathname === path) return undefined;
    let wanted = true;
    void reaches(path).then((reached) => {
      if (wanted && !reached) window.location.reload();
    });
    return () => {
      wanted = false;
    };
  }, [path, failed]);
}

/** Whether anything answers at an address of the site. A browser says "online" of every network, of those that lead nowhere, too. */
async function reaches(path: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(pagePatience) });
    return true;
  } catch {
    return false;
  }
}
