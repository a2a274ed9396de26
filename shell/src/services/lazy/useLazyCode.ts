import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { LazyCode } from './lazyCode';

export interface LazyState<T> {
  /** Undefined until it has come. */
  readonly code: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Fetches code as soon as it is wanted; what is there already is there at once. @param wanted false: not yet, or no longer */
export function useLazyCode<T>(lazy: LazyCode<T>, wanted = true): LazyState<T> {
  const code = useSyncExternalStore(lazy.subscribe, lazy.peek, lazy.peek);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const isDue = wanted && code === undefined;
  useEffect(() => {
    if (!isDue) return undefined;
    let mounted = true;
    lazy.load().catch((cause: unknown) => {
      console.error(cause);
      if (mounted) setFailedAttempt(attempt);
    });
    return () => {
      mounted = false;
    };
  }, [lazy, isDue, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { code, failed: code === undefined && failedAttempt === attempt, retry };
}
