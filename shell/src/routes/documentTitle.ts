import type { RouteData } from '@odysseus/contract';
import { routesCopy } from './copy';

/** 'Paris metro · Odysseus' */
export function documentTitle(route: Pick<RouteData, 'title' | 'text'>): string {
  return `${route.title ?? route.text} · ${routesCopy.siteName}`;
}
