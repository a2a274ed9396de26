import { useEffect } from 'react';

/**
 * Without a network a screen may be kept as a page of another release than this tab's, or not at all. Then the page is loaded
 * anew: the worker answers with the one that is kept, or says what there is instead. Once: a page that was loaded for the
 * address itself stays.
 */
export function useKeptPage(path: string, failed: boolean): void {
  useEffect(() => {
    if (!failed || navigator.onLine || !('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
    const [document] = performance.getEntriesByType('navigation');
    if (document && new URL(document.name).pathname !== path) window.location.reload();
  }, [path, failed]);
}
