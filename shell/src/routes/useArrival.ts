import type { RouteData } from '@odysseus/contract';
import { useEffect } from 'react';
import { useArrivalFocus } from '../services/focus';
import { documentTitle, useServices } from '../services/page';

/** What an arrival at a screen brings: the document's title, the focus on the heading, and a page view. */
export function useArrival(route: RouteData): void {
  const { analytics } = useServices();
  useEffect(() => {
    document.title = documentTitle(route);
    analytics.pageView(route.path, document.title);
  }, [route.path, analytics]); // eslint-disable-line react-hooks/exhaustive-deps -- a route is its path
  useArrivalFocus(route.path);
}
