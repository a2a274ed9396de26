import type { Searched } from '@odysseus/contract';

/** A word that stands in more of the entries than this tells none apart. */
const mostOften = 0.02;
/** What stands first in a text is what it is about. */
const mostWords = 32;

/** Entries whose bodies hold their most telling words alone: what the guide says everywhere, nobody looks for. */
export function withTellingWords<Entry extends Pick<Searched, 'body'>>(entries: readonly Entry[]): Entry[] {
  const counts = new Map<string, number>();
  for (const { body } of entries) for (const word of split(body)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(3, entries.length * mostOften);
  return entries.map(({ body, ...entry }) => {
    const words = split(body).filter((word) => (counts.get(word) ?? 0) <= most);
    return { ...entry, ...(words.length > 0 ? { body: words.slice(0, mostWords).join(' ') } : {}) } as Entry;
  });
}

function split(body: string | undefined): string[] {
  return body?.split(' ') ?? [];
}
