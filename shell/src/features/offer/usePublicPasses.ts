import { useCallback } from 'react';
import { useServices } from '../../services/page';
import { useReading } from '../premium';
import { readPasses } from './readPasses';

/** The passes for whoever looks at their prices, signed in or not: without a token, and from the browser's cache for some minutes. */
export function usePublicPasses() {
  const { backend } = useServices().site;
  return useReading(
    useCallback(
      (signal: AbortSignal) =>
        readPasses((path, init) => fetch(`${backend}${path}`, init), { signal, cache: 'default' }),
      [backend],
    ),
  );
}
