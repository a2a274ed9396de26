import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapHandle, MapEvents, MapOptions } from './engine/mapHandle';

export type LiveState = 'waiting' | 'loading' | 'live' | 'lost' | 'noWebGl' | 'noCode';

interface LiveMapOptions extends Pick<
  MapOptions,
  'data' | 'view' | 'name' | 'onlineStyle' | 'archive' | 'city' | 'camera' | 'covered'
> {
  readonly events: Omit<MapEvents, 'lost' | 'restored'>;
}

/** Whether maps can be drawn here. Asked before the library, which throws where not. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return Boolean(context);
  } catch {
    // Some browsers throw where others answer null.
    return false;
  }
}

const dark = '(prefers-color-scheme: dark)';
const still = '(prefers-reduced-motion: reduce)';

/**
 * A live map in a container: its code and data are fetched when the container is seen, and everything that it can't do leaves
 * the picture in place.
 */
export function useLiveMap(
  container: React.RefObject<HTMLElement | null>,
  { data, view, name, onlineStyle, archive, city, camera, covered, events }: LiveMapOptions,
): { readonly state: LiveState; readonly map: MapHandle | undefined; readonly retry: () => void } {
  const [state, setState] = useState<LiveState>('waiting');
  const [map, setMap] = useState<MapHandle>();
  const [attempt, setAttempt] = useState(0);
  const wanted = useIsSeen(container);
  const current = useRef({ ...events, covered });
  useEffect(() => {
    current.current = { ...events, covered };
  });
  const open = useEffectEvent((element: HTMLElement, signal: AbortSignal) => {
    if (!hasWebGl()) return setState('noWebGl');
    setState('loading');
    const opening = import('./engine/openMap').then(({ openMap }) => {
      if (signal.aborted) return undefined;
      return openMap({
        container: element,
        data,
        view,
        name,
        onlineStyle,
        archive,
        city,
        camera,
        covered: () => current.current.covered(),
        scheme: matchMedia(dark).matches ? 'dark' : 'light',
        still: matchMedia(still).matches,
        events: {
          chosen: (id) => current.current.chosen(id),
          pointed: (id) => current.current.pointed(id),
          moved: (bounds, seen) => current.current.moved(bounds, seen),
          basemap: (kind) => current.current.basemap(kind),
          lost: () => setState('lost'),
          restored: () => setState('live'),
        },
      });
    });
    opening.then(
      (handle) => {
        if (!handle) return;
        if (signal.aborted) return handle.remove();
        signal.addEventListener('abort', () => handle.remove());
        setMap(handle);
        setState('live');
      },
      () => {
        if (!signal.aborted) setState('noCode');
      },
    );
  });
  useEffect(() => {
    const element = container.current;
    if (!wanted || !element) return;
    const closing = new AbortController();
    open(element, closing.signal);
    return () => {
      closing.abort();
      setMap(undefined);
    };
  }, [container, wanted, attempt]);
  useEffect(() => {
    if (!map) return;
    const query = matchMedia(dark);
    const follow = (): void => map.setScheme(query.matches ? 'dark' : 'light');
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [map]);
  return { state, map, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** Whether an element has been seen, or nearly, once. */
function useIsSeen(container: React.RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (seen || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '120px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, seen]);
  return seen;
}
