import type { LiveReport } from '@odysseus/contract';
import { useService } from '@odysseus/runtime';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { followReports, type LinkState } from './followReports';
import { withReport, type Reports } from '../logic/withReport';

/** How the board stands with the service, or that the browser knows of no network. */
export type BoardLink = LinkState | 'offline';

function subscribeSeen(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * What each source last said, kept over losses of the line. Only a board that is seen holds a line: a second tab in the
 * background takes none of the few that a browser has for a site, and comes back with its last report when it is seen again.
 */
export function useLiveReports(city: string): { readonly reports: Reports; readonly link: BoardLink } {
  const callService = useService();
  const [reports, setReports] = useState<Reports>({});
  const [link, setLink] = useState<LinkState>('connecting');
  const seen = useSyncExternalStore(
    subscribeSeen,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const ended = link === 'ended';
  // A line that is open stays, whatever function the shell hands over meanwhile.
  const call = useRef(callService);
  useEffect(() => {
    call.current = callService;
  }, [callService]);
  useEffect(() => {
    if (!seen || !online || ended) return undefined;
    return followReports(city, (path, init) => call.current(path, init), {
      onReport: (report: LiveReport) => setReports((known) => withReport(known, report)),
      onLink: setLink,
    });
  }, [city, seen, online, ended]);
  return { reports, link: online ? link : 'offline' };
}
