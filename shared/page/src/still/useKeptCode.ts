import { useEffect } from 'react';
import type { StillPart } from './stillPart';

/**
 * Where the browser keeps pages, fetches the code of a part that the page came with as HTML, once the page stands and its worker is
 * there. Not for whoever saves data.
 */
export function useKeptCode(part: StillPart): void {
  useEffect(() => {
    const { connection, serviceWorker } = navigator as Omit<Navigator, 'serviceWorker'> & {
      readonly connection?: { readonly saveData?: boolean };
      // Missing where the address is not secure.
      readonly serviceWorker?: ServiceWorkerContainer;
    };
    if (!serviceWorker || connection?.saveData === true) return undefined;
    let left = false;
    void serviceWorker.ready.then(() => (left ? undefined : part.keep()));
    return () => {
      left = true;
    };
  }, [part]);
}
