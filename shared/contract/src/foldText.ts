/**
 * What is left of a name that somebody types from memory: lower case without accents, a ligature as two letters. 'Sacré-Cœur'
 * and 'sacre-coeur' are the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o');
}
