/**
 * 'Monday, Tuesday and Friday': a list as British English says it. Browsers can do this themselves, but to make what does it there takes
 * a phone longer than to bring many cards to life.
 */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
