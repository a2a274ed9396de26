import type { Searched } from '@odysseus/contract';
import type { KnownFor } from './searchWordsSchema';

/** Entries under what they are known for as well: of several at one address the first, which is its page. */
export function withKnownFor(entries: readonly Searched[], known: readonly KnownFor[]): Searched[] {
  const more = new Map<string, string[]>();
  for (const { at, for: names } of known) more.set(at, [...(more.get(at) ?? []), ...names]);
  return entries.map((entry) => {
    const names = more.get(entry.path);
    more.delete(entry.path);
    return names ? { ...entry, names: [...(entry.names ?? []), ...names] } : entry;
  });
}
