import { useEffect, useRef, type RefObject } from 'react';

/** Brings a line of the list into view when it is chosen. */
export function useInView(chosen: boolean): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return place;
}
