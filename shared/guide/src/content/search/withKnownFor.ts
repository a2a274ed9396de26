import type { Searched } from '@odysseus/contract';
import type { KnownFor } from './searchWordsSchema';

/** Entries under what they are known for as well: of several at one address that which is named, else the first, which is its page. */
export function withKnownFor(entries: readonly Searched[], known: readonly KnownFor[]): Searched[] {
  const more = new Map<Searched, string[]>();
  for (const { at, title, for: names } of known) {
    const entry = entries.find((one) => one.path === at && (title === undefined || one.title === title));
    if (entry) more.set(entry, [...(more.get(entry) ?? []), ...names]);
  }
  return entries.map((entry) => {
    const names = more.get(entry);
    return names ? { ...entry, names: [...new Set([...(entry.names ?? []), ...names])] } : entry;
  });
}
