import type { ContentProblem } from '@odysseus/model/content';

/** A span of days that words tell, first and last included. */
type Span = readonly [least: number, most: number];

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** What a unit has of days; a month is thirty. */
const unitDays = { day: 1, week: 7, fortnight: 14, month: 30 } as const;
/** 'a few' is told of three, four or five. */
const few: Span = [3, 5];

const amount = `\\d+|an?(?: few)?|${numbers.join('|')}`;
const told = new RegExp(
  `\\b(${amount})(?:(?: to | or |-|–)(${amount}))? (day|week|fortnight|month)s?\\b(?: or (${amount})\\b)?`,
  'gi',
);

/** Every span that the words of a lead time tell: '3 to 4 weeks' as 21 to 28, 'a day or two' as 1 to 2. */
export function spansIn(words: string): Span[] {
  const spans = [...words.matchAll(told)].map(([, first = '', second, unit = 'day', later]): Span => {
    const days = unitDays[unit.toLowerCase() as keyof typeof unitDays];
    const [least, most] = [amountOf(first), amountOf(later ?? second ?? first)];
    return [least[0] * days, most[1] * days];
  });
  return /\bday before\b/i.test(words) ? [...spans, [1, 1]] : spans;
}

/**
 * Whether the days of a booking say something else than its words. Words that tell no number contradict nothing.
 * @returns what is wrong, and what to do
 */
export function leadDaysProblem({
  leadTime,
  leadDays,
}: {
  readonly leadTime?: string | undefined;
  readonly leadDays?: number | undefined;
}): Pick<ContentProblem, 'message' | 'remedy'> | undefined {
  if (leadTime === undefined || leadDays === undefined) return undefined;
  const spans = spansIn(leadTime);
  if (spans.length === 0 || spans.some(([least, most]) => leadDays >= least && leadDays <= most)) return undefined;
  return {
    message: `leadDays: ${leadDays} contradicts "${leadTime}", which tells ${spans.map(inDays).join(', or ')}`,
    remedy: 'Write the longest of the days that its words tell for a usual visit, or correct the words',
  };
}

function inDays([least, most]: Span): string {
  return least === most ? `${least} days` : `${least} to ${most} days`;
}

function amountOf(text: string): Span {
  const word = text.toLowerCase();
  if (word.endsWith(' few')) return few;
  const number = word === 'a' || word === 'an' ? 1 : numbers.indexOf(word) + 1 || Number(word);
  return [number, number];
}
