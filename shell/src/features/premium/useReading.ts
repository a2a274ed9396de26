import { useCallback, useEffect, useState } from 'react';

/** Something that is read from outside. A failed reading stays on the screen while it is tried again, so that focus has a place. */
export type Reading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly cause: unknown; readonly trying: boolean }
  | { readonly state: 'ready'; readonly value: T };

const loading = { state: 'loading' } as const;

/**
 * Reads when the component appears and whenever `read` changes.
 * @param read keeps its identity as long as it reads the same thing
 */
export function useReading<T>(read: (signal: AbortSignal) => Promise<T>): { reading: Reading<T>; readAgain(): void } {
  const [kept, setKept] = useState<{ read: typeof read; reading: Reading<T> }>({ read, reading: loading });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const ending = new AbortController();
    const settle = (reading: Reading<T>) => {
      if (!ending.signal.aborted) setKept({ read, reading });
    };
    read(ending.signal).then(
      (value) => settle({ state: 'ready', value }),
      (cause: unknown) => settle({ state: 'failed', cause, trying: false }),
    );
    return () => ending.abort();
  }, [read, attempt]);

  const readAgain = useCallback(() => {
    setKept((before) =>
      before.reading.state === 'failed' ? { ...before, reading: { ...before.reading, trying: true } } : before,
    );
    setAttempt((before) => before + 1);
  }, []);

  return { reading: kept.read === read ? kept.reading : loading, readAgain };
}
