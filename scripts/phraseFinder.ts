/** Bits of the table that says which beginnings there are. */
const tableBits = 20;

/**
 * Finds which of many phrases stand in a text, as `includes` would for each: in one way through the text, however many there are.
 * What begins a phrase is looked for by a rolling hash (Rabin and Karp), and the rest compared.
 */
export function phraseFinder(phrases: Iterable<string>): (text: string) => readonly string[] {
  const all = [...new Set(phrases)].filter((phrase) => phrase !== '');
  if (all.length === 0) return () => [];
  const span = Math.min(...all.map(({ length }) => length));
  const byHash = new Map<number, string[]>();
  const begins = new Uint8Array(1 << tableBits);
  for (const phrase of all) {
    const hash = hashOf(phrase, span);
    byHash.set(hash, [...(byHash.get(hash) ?? []), phrase]);
    begins[hash & (begins.length - 1)] = 1;
  }
  const leaving = powerOf(span - 1);
  return (text) => {
    const found = new Set<string>();
    let hash = hashOf(text, span);
    for (let start = 0; start + span <= text.length; start += 1) {
      if (begins[hash & (begins.length - 1)] === 1)
        for (const phrase of byHash.get(hash) ?? []) if (text.startsWith(phrase, start)) found.add(phrase);
      hash = (Math.imul(hash - Math.imul(text.charCodeAt(start), leaving), factor) + text.charCodeAt(start + span)) | 0;
    }
    return [...found];
  };
}

const factor = 16_777_619;

/** Of a text's first letters. */
function hashOf(text: string, span: number): number {
  let hash = 0;
  for (let index = 0; index < span; index += 1) hash = (Math.imul(hash, factor) + text.charCodeAt(index)) | 0;
  return hash;
}

function powerOf(exponent: number): number {
  let power = 1;
  for (let count = 0; count < exponent; count += 1) power = Math.imul(power, factor);
  return power;
}
