/** Words that mean something else than what would be left of them. */
const wholeWords: ReadonlySet<string> = new Set(['parking', 'evening', 'building']);
const vowel = /[aeiouy]/;

/**
 * What is left of an English word without plural, '-ing', '-ed' and a last e: 'tipping' and 'tips' are 'tip'. Words of other
 * languages lose their plural alike, and nothing is shown of it.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || wholeWords.has(word)) return word;
  const single = withoutPlural(word);
  const plain = withoutEnding(single, 'ing') ?? withoutEnding(single, 'ed') ?? single;
  const short = plain.length > 4 && plain.endsWith('e') ? plain.slice(0, -1) : plain;
  return short.length > 3 && short.endsWith('y') ? `${short.slice(0, -1)}i` : short;
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return word.slice(0, -2);
  if (/(?:ss|us|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string, ending: string): string | undefined {
  const rest = word.slice(0, -ending.length);
  // 'feed' is no past of 'fe'.
  if (!word.endsWith(ending) || rest.length < 3 || !vowel.test(rest) || word.endsWith('eed')) return undefined;
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}
