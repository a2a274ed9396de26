/** Words of a text that lead to a page of the guide, as compiled content has them: `[[/museums#louvre|the Louvre]]`. */
const linked = /\[\[(\/(?!\/)[\w/-]*(?:#[\w-]+)?)\|([^[\]|]+)\]\]/g;

/** A part of a text: words, and where they lead, if anywhere. */
export interface LinkedPart {
  readonly text: string;
  readonly to?: string;
}

/** A text cut around its links; none of the parts is empty. */
export function splitAtLinks(text: string): readonly LinkedPart[] {
  if (!text.includes('[[')) return [{ text }];
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const { 0: written, 1: to = '', 2: words = '', index } of text.matchAll(linked)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: words, to });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** What a text reads as, whatever its words lead to. */
export function wordsOf(text: string): string {
  return splitAtLinks(text)
    .map((part) => part.text)
    .join('');
}

/** Words that lead to a page, for a compiled text. */
export function linkedWords(words: string, to: string): string {
  return `[[${to}|${words}]]`;
}
