import { parseWith } from '@odysseus/contract';
import { wordsOf } from '@odysseus/model';
import { usePremiumReader } from '@odysseus/runtime';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

type ContentSchema = Parameters<typeof parseWith>[0];

export type PremiumState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly content: T }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void };

/**
 * Fetches premium content of this remote from the backend, and parses it at the edge.
 * @param key city and screen, `paris/hidden-gems`
 */
export function usePremiumContent<T>(key: string, parse: (value: unknown) => T): PremiumState<T> {
  const readPremium = usePremiumReader();
  const [result, setResult] = useState<{ key: string; content: T } | { key: string; message: string }>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((count) => count + 1);
  }, []);
  // Content that is there stays there: the shell's services change while a screen is open, as when the whole release becomes known.
  const read = useEffectEvent((signal: AbortSignal) => readPremium(key, signal));
  useEffect(() => {
    const abort = new AbortController();
    read(abort.signal)
      .then((value) => {
        if (!abort.signal.aborted) setResult({ key, content: parse(value) });
      })
      .catch((cause: unknown) => {
        if (!abort.signal.aborted) setResult({ key, message: cause instanceof Error ? cause.message : String(cause) });
      });
    return () => abort.abort();
  }, [key, parse, attempt]);
  if (!result || result.key !== key) return { state: 'loading' };
  return 'content' in result
    ? { state: 'ready', content: result.content }
    : { state: 'failed', message: result.message, retry };
}

/**
 * A parser for one schema, with the subject that its errors name. Its limits are those of what is read: where words lead is no part of
 * a text's length (decision 030).
 */
export function parserOf<S extends ContentSchema>(schema: S, subject: string) {
  return (value: unknown) => withLinks(parseWith(schema, plain(value), subject), value);
}

/** A value with the words of its texts alone. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return wordsOf(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

/** What was parsed, its texts as they were written. */
function withLinks<T>(parsed: T, written: unknown): T {
  if (typeof parsed === 'string')
    return (typeof written === 'string' && wordsOf(written) === parsed ? written : parsed) as T;
  if (typeof parsed !== 'object' || parsed === null || typeof written !== 'object' || written === null) return parsed;
  const of = (name: string, inner: unknown): unknown => withLinks(inner, Reflect.get(written, name));
  if (Array.isArray(parsed)) return parsed.map((inner: unknown, index) => of(String(index), inner)) as T;
  return Object.fromEntries(Object.entries(parsed).map(([name, inner]) => [name, of(name, inner)])) as T;
}
