import { useLocation } from '@odysseus/runtime';
import { whenIdle } from '@odysseus/runtime/idle';
import { useEffect } from 'react';
import { useRelease, useServices } from '../../services/page';
import { isPicture } from '../../services/service-worker';
import { searchFileBeside } from '../search';
import { readTripFiles, tripFileBeside } from '../trip';
import type { KeepingWorker } from './keepingWorker';
import { deviceWidth, loadedFiles, savesData } from './loadedFiles';

/** How long a page must stay to count as seen, in milliseconds: its pictures and fonts are there then. */
const settled = 1_000;

/**
 * Watches what a page loads after it was opened: a map that comes late on a slow network, what a trip asks its cities for once it is
 * read and with each day that it gets.
 * @param told addresses of files that are no news; each that is gets among them
 * @returns ends the watch
 */
function watchLateFiles(told: Set<string>, onNews: () => void): () => void {
  const isNews = (address: string): boolean => {
    const { pathname: file } = new URL(address);
    // Pictures come as one scrolls, and the page itself names them.
    return file.startsWith('/parts/') && !isPicture(file) && !told.has(address);
  };
  const observer = new PerformanceObserver((list) => {
    const news = list
      .getEntries()
      .map(({ name }) => name)
      .filter(isNews);
    news.forEach((address) => told.add(address));
    if (news.length > 0) onNews();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/** Lets the worker keep each page that is seen and that everybody may see; and with any page, the emergency pages. */
export function useSeenPages(worker: KeepingWorker | undefined): void {
  const { ownRoutes, plan, release: store } = useServices();
  const release = useRelease();
  const { pathname } = useLocation();
  const type = (ownRoutes.find(({ path }) => path === pathname) ?? release.find(pathname)?.route)?.type;
  const remote = release.find(pathname)?.version.url;
  const preview = store.preview() !== undefined;
  const open = type === 'public' || type === 'legal';
  useEffect(() => {
    if (!worker || preview) return undefined;
    let cancel: (() => void) | undefined;
    /** Addresses of files that the worker is told of, or that are not to be had. */
    const told = new Set<string>();
    const filesOfTrip = (): string[] => {
      const entries = plan.get().places.flatMap(({ path }) => store.find(path.replace(/#.*$/, ''))?.version.url ?? []);
      return [...new Set(entries)].map(tripFileBeside);
    };
    const tell = async (): Promise<void> => {
      if (!open) {
        worker.say({ type: 'opened', width: deviceWidth() });
        return;
      }
      const id = store.id();
      // A page on the device can be searched there, too.
      if (remote !== undefined && !savesData()) {
        told.add(searchFileBeside(remote));
        await fetch(searchFileBeside(remote)).catch(() => undefined);
      }
      // Nor does a trip lose its hours and prices on the way.
      if (plan.get().places.length > 0) await store.complete().catch(() => undefined);
      const ofTrip = filesOfTrip();
      ofTrip.forEach((address) => told.add(address));
      await readTripFiles(ofTrip);
      worker.say({
        type: 'seen',
        path: pathname,
        ...(id === undefined ? {} : { release: id }),
        width: deviceWidth(),
        loaded: loadedFiles(),
        saveData: savesData(),
      });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tellSoon = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        cancel?.();
        cancel = whenIdle(window, () => void tell());
      }, settled);
    };
    tellSoon();
    const endWatch = open ? watchLateFiles(told, tellSoon) : undefined;
    return () => {
      clearTimeout(timer);
      cancel?.();
      endWatch?.();
    };
  }, [worker, preview, open, pathname, remote, store, plan]);
}
