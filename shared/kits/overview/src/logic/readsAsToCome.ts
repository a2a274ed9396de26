const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const toCome = [
  '(?:re)?opens',
  'begins',
  'starts',
  'ends',
  'closes',
  'goes on sale',
  'go on sale',
  'will [a-z]+',
  '(?:is|are) (?:announced|due|expected|planned|to)',
];
const pattern = new RegExp(`\\b(?:${toCome.join('|')})\\b[^.;]*\\b\\d{1,2} (?:${months}) \\d{4}\\b`);

/**
 * Whether a text tells of a day with its year as still to come: 'opens on 28 November 2026'. A page is written once and read for
 * months, in any time zone, and without code as well, so its words have to hold on the day before as on the day after: 'the opening
 * was announced for 28 November 2026'. What comes back each week or year has no year, and may be told as it is.
 */
export function readsAsToCome(text: string): boolean {
  return pattern.test(text);
}
