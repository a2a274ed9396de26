import { monthName, replaceNumbers } from '@odysseus/model';

/** Longest sentence that is looked at, in characters; a longer one is refused unread. */
export const longestSentence = 1_200;
const longestWord = 60;

/** Characters that change how a text is drawn without being seen: overrides of direction, tags, private use, controls. */
const deceiving = /\p{Bidi_Control}|\p{Co}|[\u{E0000}-\u{E007F}]|\uFFFD|(?![\t\n\r])\p{Cc}/u;
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const otherScript = /(?=[\p{L}\p{M}\p{Nd}\p{Nl}])[^\p{Script=Latin}\p{Script=Inherited}0-9]/u;
const isoDate = /\b(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\b/g;

/**
 * A text as it is compared: compatible forms made one (full-width digits, ligatures), what can't be seen left out,
 * dates as `2026-11-24` written out, and dashes, minus signs and quotes of one sort.
 */
export function comparableText(text: string): string {
  const readable = text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(
      isoDate,
      (_, year: string, month: string, day: string) => `${Number(day)} ${monthName(Number(month))} ${year}`,
    );
  // `01 40 05 48 48` is one number, not five.
  return replaceNumbers(readable, (number) => number.replaceAll(' ', ''))
    .replace(/[‐‑]/g, '-')
    .replace(/[–—−‒―]/g, '–')
    .replace(/[’ʼ´`]/g, '’');
}

/** Why a text is not even compared: what it hides, or that it is no sentence; undefined where nothing speaks against it. */
export function refusalOf(text: string): string | undefined {
  if (text.length > longestSentence) return `longer than ${longestSentence} characters`;
  if (deceiving.test(text)) return 'characters that hide or turn text';
  const cleaned = comparableText(text);
  if (otherScript.test(cleaned)) return 'letters or digits of another script';
  if (/<[a-z/!]/i.test(cleaned)) return 'markup';
  const long = cleaned.split(/\s+/).find((word) => word.length > longestWord && !/^https?:\/\//.test(word));
  return long === undefined ? undefined : `a word of ${long.length} characters`;
}
