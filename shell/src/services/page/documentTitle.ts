import type { RouteData } from '@odysseus/contract';

const siteName = 'Odysseus';

/** 'Paris metro · Odysseus' */
export function documentTitle(route: Pick<RouteData, 'title' | 'text'>): string {
  return `${route.title ?? route.text} · ${siteName}`;
}
