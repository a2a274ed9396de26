import type { AnswerPart } from '@odysseus/assistant';

/** The parts of a second answer that the first has not shown: nothing is said twice. */
export function unshownParts(parts: readonly AnswerPart[], shown: readonly AnswerPart[]): AnswerPart[] {
  const seen = new Set(shown.map(keyOf));
  const places = new Set(shown.flatMap((part) => (part.type === 'places' ? part.places.map(({ id }) => id) : [])));
  let first = shown.some(({ type }) => type === 'sentence');
  return parts.flatMap((part): AnswerPart[] => {
    if (seen.has(keyOf(part))) return [];
    if (part.type === 'places') {
      const others = part.places.filter(({ id }) => !places.has(id));
      return others.length > 0 ? [{ ...part, places: others }] : [];
    }
    if (part.type !== 'sentence') return [part];
    // What the first answer began stands above it: the second begins a paragraph of its own.
    const begun = first && part.join === 'same' ? { ...part, join: 'paragraph' as const } : part;
    first = false;
    return [begun];
  });
}

function keyOf(part: AnswerPart): string {
  return part.type === 'sentence'
    ? `sentence ${part.text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()}`
    : JSON.stringify(part);
}
