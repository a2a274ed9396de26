import { useEffect } from 'react';
import { resolveRoute } from '../routes/resolveRoute';
import shellRoutes from '../routes/routeTable';
import { loadScreen } from '../routes/useScreen';
import { useServices } from '../services/page';

/** How long the pointer rests on a link before its screen is fetched, in milliseconds: shorter rests are passing by. */
const rest = 80;

/** Fetches a screen's code when a visitor is about to open it: pointer at rest, touch begun, or keyboard focus on a link. */
export function usePrefetch(): void {
  const services = useServices();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = (event: Event): void => {
      clearTimeout(timer);
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      const path = link?.getAttribute('href')?.replace(/[?#].*$/, '');
      if (!path) return;
      timer = setTimeout(() => {
        const resolution = resolveRoute(path, {
          shell: shellRoutes,
          find: services.release.find,
          complete: services.release.isComplete(),
        });
        if (resolution.kind === 'shell' || resolution.kind === 'remote') {
          // A prefetch that fails is told when the visitor really goes there.
          loadScreen(resolution, services).catch(() => undefined);
        }
      }, rest);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, prefetch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, prefetch);
    };
  }, [services]);
}
