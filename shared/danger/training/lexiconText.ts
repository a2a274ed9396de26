import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dangerLanguages } from '../src/kinds';
import { wordsOf } from '../src/reader/features';

const languages: readonly string[] = dangerLanguages;

/**
 * The classes of meaning as the reader holds them: a line a class, in the order of their names, its words of all languages folded as
 * questions are.
 * @throws {Error} with file and line of what is no class, language and words
 */
export function lexiconText(folder: string): string {
  const classes = new Map<string, Set<string>>();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.tsv')) continue;
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        if (line.trim() === '') return;
        const [key = '', language = '', words = ''] = line.split('\t');
        if (!/^[a-z-]+$/.test(key) || !languages.includes(language) || words.trim() === '')
          throw new Error(`${name}:${index + 1}: needs class, language and words parted by tabs.`);
        const known = classes.get(key) ?? new Set();
        for (const word of words.split(/\s+/).filter(Boolean)) for (const folded of foldedWord(word)) known.add(folded);
        classes.set(key, known);
      });
  }
  return [...classes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, words]) => [...words].sort().join(' '))
    .join('\n');
}

/** A beginning of fewer than four letters would catch half a language: it stands for itself alone. */
function foldedWord(word: string): string[] {
  const folded = wordsOf(word.replace(/\*$/, '')).join('');
  if (folded === '') return [];
  return [word.endsWith('*') && folded.length >= 4 ? `${folded}*` : folded];
}
