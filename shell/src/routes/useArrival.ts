import type { RouteData } from '@odysseus/contract';
import { useEffect } from 'react';
import { useServices } from '../app/Services';
import { useLocation } from '@odysseus/runtime';
import { documentTitle } from './documentTitle';
import { focusHeading, focusPart } from './focusHeading';

/** Whether the page has shown its first screen: only later ones take the focus. */
let arrivedOnce = false;

/** What an arrival at a screen brings: the document's title, the focus on the heading, and a page view. */
export function useArrival(route: RouteData): void {
  const { analytics } = useServices();
  useEffect(() => {
    document.title = documentTitle(route);
    analytics.pageView(route.path, document.title);
  }, [route.path, analytics]); // eslint-disable-line react-hooks/exhaustive-deps -- a route is its path
  useArrivalFocus(route.path);
}

/** Moves the focus to the heading of whatever stands at an address now. The first screen of a page leaves the focus to the browser. */
export function useArrivalFocus(path: string): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    if (!arrivedOnce) {
      arrivedOnce = true;
      return undefined;
    }
    if (hash) return focusPart(hash);
    window.scrollTo(0, 0);
    return focusHeading();
  }, [path, key, hash]);
}
