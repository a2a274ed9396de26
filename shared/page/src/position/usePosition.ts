import { coordinates, metresBetween, type LatLng } from '@odysseus/model';
import { useCallback, useRef, useState } from 'react';

export type PositionState =
  | { readonly state: 'idle' | 'asking' | 'denied' | 'unavailable' }
  | { readonly state: 'far'; readonly metres: number }
  | {
      readonly state: 'found';
      readonly at: LatLng;
      /** How wrong the device may be, in metres. */
      readonly within: number;
    };

/** Beyond this distance from the city's middle a position is of no use there, in metres. */
export const cityReach = 40_000;
const timeout = 15_000;
const permissionDenied = 1;

/**
 * The visitor's own position, asked for on a tap alone. It stays in the page.
 * @param farthest from the centre, in metres, where a position is of use
 */
export function usePosition(
  centre: LatLng,
  farthest = cityReach,
): { readonly position: PositionState; readonly locate: () => void } {
  const [position, setPosition] = useState<PositionState>({ state: 'idle' });
  const asked = useRef(0);
  const locate = useCallback(() => {
    asked.current += 1;
    const own = asked.current;
    // Whoever asked again has its answer: an earlier one that comes late is of where the visitor was.
    const answer = (state: PositionState) => {
      if (own === asked.current) setPosition(state);
    };
    // Absent in pages that are not served over https.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return answer({ state: 'unavailable' });
    answer({ state: 'asking' });
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const read = coordinates.safeParse([latitude, longitude]);
        if (!read.success) return answer({ state: 'unavailable' });
        const metres = metresBetween(read.data, centre);
        answer(metres > farthest ? { state: 'far', metres } : { state: 'found', at: read.data, within: accuracy || 0 });
      },
      ({ code }) => answer({ state: code === permissionDenied ? 'denied' : 'unavailable' }),
      { enableHighAccuracy: true, timeout, maximumAge: 0 },
    );
  }, [centre, farthest]);
  return { position, locate };
}
