import { monday, monthNames, shortWeekdayName, weekday, weekdayName, weekdays, type Weekday } from '@odysseus/model';
import type { Token } from './tokens';

/** Weekdays by how texts have them: as a stem, cut short, and as OSM's hours do. */
const weekdayStems = new Map(weekdays.map((day) => [weekdayName(day).toLowerCase(), day] as const));
const shortWeekdays = new Map<string, Weekday>([
  ...weekdays.map((day) => [shortWeekdayName(day), day] as const),
  ['Tues', weekday.parse(2)],
  ['Thur', weekday.parse(4)],
  ['Thurs', weekday.parse(4)],
]);
const tagWeekdays = new Map(weekdays.map((day) => [weekdayName(day).slice(0, 2), day] as const));
const months = monthNames.map((name) => name.toLowerCase());
const shortMonths = monthNames.map((name) => name.slice(0, 3));

/** Days that a text names: `day:1` is Monday, `month:1` January, `date:05-01` the first of May, `day:holiday` a public holiday, `rel:today` what its words say. */
export interface DayMention {
  readonly index: number;
  /** The token after the last one that belongs to it. */
  readonly end: number;
  readonly days: readonly string[];
}

const numberAt = (token: Token | undefined): number | undefined =>
  token?.kind === 'number' && /^\d{1,2}$/.test(token.raw) ? Number(token.raw) : undefined;
const isRange = (token: Token | undefined) =>
  token?.raw === '-' || token?.raw === '–' || token?.raw === 'to' || token?.raw === 'through' || token?.raw === 'until';

function weekdayAt(tokens: readonly Token[], index: number, tags: boolean): Weekday | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  return (
    weekdayStems.get(token.stem) ?? shortWeekdays.get(token.raw) ?? (tags ? tagWeekdays.get(token.raw) : undefined)
  );
}

/** A month's number. `may`, `march` and `mar` in small letters, or as a sentence's first word without a number beside, are no months. */
function monthAt(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word' || !/^\p{Lu}/u.test(token.raw)) return undefined;
  const long = months.indexOf(token.stem);
  const found = long >= 0 ? long : shortMonths.indexOf(token.raw);
  const doubtful = index === 0 && (token.stem === 'may' || token.stem === 'march' || token.stem === 'mar');
  return found < 0 || (doubtful && numberAt(tokens[1]) === undefined) ? undefined : found + 1;
}

const span = (from: number, to: number, first: number, size: number) =>
  Array.from({ length: ((to - from + size) % size) + 1 }, (_, step) => ((from - first + step) % size) + first);

const suffix = /^(?:st|nd|rd|th|er)$/i;
const two = (value: number) => String(value).padStart(2, '0');

/** Reads `24 November`, `the 24th of November` or `Nov 24` around a month. */
function dateAround(tokens: readonly Token[], index: number, month: number): DayMention | undefined {
  let before = index - 1;
  if (tokens[before]?.raw === 'of') before -= 1;
  if (suffix.test(tokens[before]?.raw ?? '')) before -= 1;
  const preceding = numberAt(tokens[before]);
  if (preceding !== undefined && preceding >= 1 && preceding <= 31)
    return { index: before, end: index + 1, days: [`date:${two(month)}-${two(preceding)}`] };
  const following = numberAt(tokens[index + 1]);
  if (following === undefined || following < 1 || following > 31) return undefined;
  const end = suffix.test(tokens[index + 2]?.raw ?? '') ? index + 3 : index + 2;
  return { index, end, days: [`date:${two(month)}-${two(following)}`] };
}

function spanOrOne(
  tokens: readonly Token[],
  index: number,
  at: (place: number) => number | undefined,
  first: number,
  size: number,
  name: string,
): DayMention | undefined {
  const from = at(index);
  if (from === undefined) return undefined;
  const to = isRange(tokens[index + 1]) ? at(index + 2) : undefined;
  if (to === undefined) return { index, end: index + 1, days: [`${name}:${from}`] };
  return { index, end: index + 3, days: span(from, to, first, size).map((value) => `${name}:${value}`) };
}

const relative = new Set(['now', 'today', 'tonight', 'tomorrow']);
const groups: Readonly<Record<string, readonly number[]>> = {
  daily: weekdays,
  weekend: weekdays.slice(5),
  weekday: weekdays.slice(0, 5),
};

function groupAt(tokens: readonly Token[], index: number): DayMention | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  const every =
    (token.stem === 'every' || token.stem === 'all') &&
    (tokens[index + 1]?.stem === 'day' || tokens[index + 1]?.stem === 'week');
  const found = every ? weekdays : groups[token.stem];
  if (found) return { index, end: every ? index + 2 : index + 1, days: found.map((value) => `day:${value}`) };
  if (relative.has(token.stem)) return { index, end: index + 1, days: [`rel:${token.stem}`] };
  if (token.raw === 'PH' || (token.stem === 'holiday' && tokens[index - 1]?.stem === 'public'))
    return { index, end: index + 1, days: ['day:holiday'] };
  return undefined;
}

/** The days that a text names, in its order. */
export function daysOf(tokens: readonly Token[]): DayMention[] {
  const tags = tokens.some(
    (token, index) =>
      tagWeekdays.has(token.raw) && (/^[\d,–-]/.test(tokens[index + 1]?.raw ?? '') || tokens[index + 1]?.raw === 'off'),
  );
  const found: DayMention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const month = monthAt(tokens, index);
    const mention =
      (month === undefined ? undefined : dateAround(tokens, index, month)) ??
      groupAt(tokens, index) ??
      spanOrOne(tokens, index, (place) => weekdayAt(tokens, place, tags), monday, weekdays.length, 'day') ??
      spanOrOne(tokens, index, (place) => monthAt(tokens, place), 1, 12, 'month');
    if (!mention) continue;
    found.push(mention);
    index = Math.max(index, mention.end - 1);
  }
  return found;
}

/** Weekdays that stand directly before a date: `1 11-30` is Monday 30 November. */
export function datedWeekdays(days: readonly DayMention[]): string[] {
  return days.flatMap((mention, place) => {
    const next = days[place + 1];
    const [weekday, second] = mention.days;
    const date = next?.days[0];
    const adjoins = next !== undefined && next.index - mention.end <= 1;
    return adjoins && second === undefined && weekday?.startsWith('day:') === true && date?.startsWith('date:') === true
      ? [`${weekday.slice('day:'.length)} ${date.slice('date:'.length)}`]
      : [];
  });
}

/** The month that a date lies in, for a fact that gives dates and a sentence that gives the month. */
export const monthOfDate = (day: string): string | undefined =>
  day.startsWith('date:') ? `month:${Number(day.slice(5, 7))}` : undefined;
