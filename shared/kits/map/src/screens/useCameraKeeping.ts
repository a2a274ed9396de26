import { useCallback, useEffect, useRef } from 'react';
import type { Camera, MapAddress } from '../logic/mapAddress';

/** The map has come to rest for so long, in milliseconds. */
const rest = 300;

/** Writes into the address what is seen, once the map has come to rest. */
export function useCameraKeeping(
  onAddress: (change: Partial<MapAddress>) => void,
): (camera: Camera | undefined) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (camera) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onAddress({ camera }), rest);
    },
    [onAddress],
  );
}
