import type { Lexicon } from './lexicon';

/** Marks that are neither letters, digits nor pictures part words. */
const parting = /[^\p{L}\p{N}\p{Extended_Pictographic}]+/u;
const pictures = /(\p{Extended_Pictographic})\uFE0F?/gu;

/**
 * The words of a text as thumbs type them: small letters without accents and apostrophes, any number one sign, a letter that is
 * held down ('heeelp') once, each picture a word, the sign for SOS the word itself.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replaceAll('🆘', ' sos ')
    .replace(pictures, ' $1 ')
    .replace(/\d+/g, '0')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .split(parting)
    .filter(Boolean);
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashOf(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The low bits of FNV of short texts are alike: mix them.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** Signs of a word, its edges marked, in runs of these lengths. */
const runs = { shortest: 3, longest: 5 } as const;

/** How far apart two words of a pair of classes stand at most. */
const reach = 3;

/** Words at either end of a text that are read as its beginning and its end. */
const edge = 2;

/**
 * What a text is read by, as 32-bit hashes, each once: words; two and three in a row, two with one between; those it begins and ends
 * with; runs of letters; classes of meaning, alone, together in one text, and close to each other in their order; and whether it asks,
 * alone and with its classes.
 */
export function featuresOf(text: string, lexicon: Lexicon): number[] {
  const found = new Set<number>();
  const words = wordsOf(text);
  const classes = words.map((word) => lexicon.classesOf(word));
  words.forEach((word, at) => {
    addWord(found, words, at);
    addRuns(found, word);
    for (let apart = 1; apart <= reach; apart += 1)
      for (const one of classes[at] ?? [])
        for (const other of classes[at + apart] ?? []) found.add(hashOf(`o ${one} ${other}`));
  });
  for (const word of words.slice(0, edge)) found.add(hashOf(`f ${word}`));
  for (const word of words.slice(-edge)) found.add(hashOf(`l ${word}`));
  const all = [...new Set(classes.flat())].sort((a, b) => a - b);
  all.forEach((one, index) => {
    found.add(hashOf(`k ${one}`));
    for (const other of all.slice(index + 1)) found.add(hashOf(`p ${one} ${other}`));
  });
  if (/[?¿]/.test(text)) {
    found.add(hashOf('m ?'));
    for (const one of all) found.add(hashOf(`? ${one}`));
  }
  if (/\?\s*$/.test(text)) found.add(hashOf('m ?$'));
  return [...found];
}

function addWord(found: Set<number>, words: readonly string[], at: number): void {
  const [word, next, after] = words.slice(at, at + 3);
  found.add(hashOf(`w ${word}`));
  if (next === undefined) return;
  found.add(hashOf(`b ${word} ${next}`));
  if (after === undefined) return;
  found.add(hashOf(`s ${word} ${after}`));
  found.add(hashOf(`t ${word} ${next} ${after}`));
}

function addRuns(found: Set<number>, word: string): void {
  const marked = `^${word}$`;
  for (let length: number = runs.shortest; length <= runs.longest; length += 1) {
    for (let from = 0; from + length <= marked.length; from += 1)
      found.add(hashOf(`c ${marked.slice(from, from + length)}`));
  }
}
