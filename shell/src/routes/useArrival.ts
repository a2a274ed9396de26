import type { RouteData } from '@odysseus/contract';
import { useEffect } from 'react';
import { useServices } from '../app/Services';
import { useLocation } from '@odysseus/runtime';
import { documentTitle } from './documentTitle';
import { focusHeading } from './focusHeading';

/** Whether the page has shown its first screen: only later ones take the focus. */
let arrivedOnce = false;

/** What an arrival at a screen brings: the document's title, the focus on the heading, and a page view. */
export function useArrival(route: RouteData): void {
  const { analytics } = useServices();
  const { key, hash } = useLocation();
  useEffect(() => {
    document.title = documentTitle(route);
    analytics.pageView(route.path, document.title);
  }, [route.path, analytics]); // eslint-disable-line react-hooks/exhaustive-deps -- a route is its path
  useEffect(() => {
    if (!arrivedOnce) {
      arrivedOnce = true;
      return undefined;
    }
    if (hash) return undefined;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [route.path, key, hash]);
}
