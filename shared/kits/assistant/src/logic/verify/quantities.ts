import { dayMinutes } from '@odysseus/model';
import type { DayMention } from './calendarWords';
import type { Token } from './tokens';
import { countables, numberWords, ordinalWords, units } from './vocabulary';

/** A number of a text with all that it may mean: `EUR:22`, `min:90`, `time:1080`, `stop:3`, `bare:14`. */
export interface Quantity {
  readonly index: number;
  readonly end: number;
  readonly raw: string;
  readonly readings: readonly string[];
  /** 'Under 18' or 'over 18'. */
  readonly bound?: 'below' | 'above';
  /** Whether it begins or ends a time that something lasts. */
  readonly role?: 'start' | 'end';
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const reading = (kind: string, value: number) => `${kind}:${round(value)}`;
const currencySigns = new Set(['€', '£', '$', '¥']);

/** `1,500` is a thousand and a half, `2,10` is two and a tenth. */
function valueOf(raw: string): number {
  const plain =
    /^\d{1,3}(?:[.,]\d{3})+$/.test(raw) && !raw.startsWith('0') ? raw.replace(/[.,]/g, '') : raw.replace(',', '.');
  return Number(plain);
}

const meridiem = (tokens: readonly Token[], index: number): { add: number; end: number } | undefined => {
  const token = tokens[index];
  const letters = token?.raw.toLowerCase() ?? '';
  if (letters === 'am' || letters === 'pm') return { add: letters === 'pm' ? 12 : 0, end: index + 1 };
  if (
    (letters === 'a' || letters === 'p') &&
    tokens[index + 1]?.raw === '.' &&
    tokens[index + 2]?.raw.toLowerCase() === 'm'
  ) {
    return { add: letters === 'p' ? 12 : 0, end: tokens[index + 3]?.raw === '.' ? index + 4 : index + 3 };
  }
  return undefined;
};

const clock = (hours: number, minutes: number) => reading('time', (hours * 60 + minutes) % dayMinutes);

/** `18:00`, `6 pm`, `6.30 p.m.`, `18h30`, `9:30 am`. */
function timeAt(tokens: readonly Token[], index: number): Quantity | undefined {
  const token = tokens[index];
  if (token?.kind !== 'number') return undefined;
  const [, hoursText = '', , minutesText = '0'] = /^(\d{1,2})([:.](\d{2}))?$/.exec(token.raw) ?? [];
  const hours = Number(hoursText);
  if (hoursText === '' || hours > 28) return undefined;
  const half = meridiem(tokens, index + 1);
  if (half && hours <= 12)
    return { index, end: half.end, raw: token.raw, readings: [clock((hours % 12) + half.add, Number(minutesText))] };
  if (token.raw.includes(':'))
    return { index, end: index + 1, raw: token.raw, readings: [clock(hours, Number(minutesText))] };
  const next = tokens[index + 1];
  const [, french] = /^h(\d{2})?$/i.exec(next?.raw ?? '') ?? [undefined, undefined];
  if (!next || !/^h(\d{2})?$/i.test(next.raw) || token.raw.includes('.')) return undefined;
  const duration = reading('min', hours * 60 + Number(french ?? 0));
  return {
    index,
    end: index + 2,
    raw: `${token.raw}${next.raw}`,
    readings: hours <= 24 ? [clock(hours, Number(french ?? 0)), duration] : [duration],
  };
}

const nouns = (tokens: readonly Token[], from: number): string | undefined => {
  for (const token of tokens.slice(from, from + 3)) {
    const counted = token.kind === 'word' ? countables[token.stem] : undefined;
    if (counted !== undefined) return counted;
    if (token.kind === 'number' || (token.kind === 'sign' && token.raw !== '-')) return undefined;
  }
  return undefined;
};

const romanLine = /^(?:M|RER)(\d{1,2}(?:bis)?)$/i;

/** What a number without unit is: a line, an ordinal, a share, a count, or bare. */
function plainAt(tokens: readonly Token[], index: number, value: number): { readings: string[]; end: number } {
  const next = tokens[index + 1];
  const before = tokens[index - 1]?.stem ?? '';
  const bis = next?.attached === true && next.stem === 'bis' ? 'bis' : '';
  if (before === 'line' || before === 'ligne' || before === 'metro' || before === 'm' || bis)
    return { readings: [`line:${value}${bis}`], end: bis ? index + 2 : index + 1 };
  if (next?.attached === true && /^(?:st|nd|rd|th|e|er|eme)$/.test(next.stem))
    return { readings: [reading('ordinal', value)], end: index + 2 };
  const counted = nouns(tokens, index + 1);
  return {
    readings: [reading('count', value), counted === undefined ? reading('bare', value) : reading(counted, value)],
    end: index + 1,
  };
}

function unitAt(tokens: readonly Token[], index: number): { kind: string; factor: number; end: number } | undefined {
  const dash = tokens[index]?.raw === '-' && tokens[index].attached ? 1 : 0;
  const token = tokens[index + dash];
  if (token?.stem === 'per' && tokens[index + dash + 1]?.stem === 'cent')
    return { kind: '%', factor: 1, end: index + dash + 2 };
  const [kind, factor] = (token && Object.hasOwn(units, token.stem) ? units[token.stem] : undefined) ?? [];
  // `18m` is metres, `M 18` is a line; a single capital letter is no unit.
  if (!token || kind === undefined || factor === undefined || (/^\p{Lu}$/u.test(token.raw) && token.raw.length === 1))
    return undefined;
  return { kind, factor, end: index + dash + 1 };
}

function measuredAt(tokens: readonly Token[], index: number, value: number): Quantity {
  const raw = tokens[index]?.raw ?? '';
  const before = tokens[index - 1];
  if (before && currencySigns.has(before.raw))
    return {
      index: index - 1,
      end: index + 1,
      raw: `${before.raw}${raw}`,
      readings: [reading(units[before.raw]?.[0] ?? before.raw, value)],
    };
  const scale = tokens[index + 1]?.stem === 'million' ? 1_000_000 : tokens[index + 1]?.stem === 'thousand' ? 1000 : 1;
  const from = scale === 1 ? index + 1 : index + 2;
  const unit = unitAt(tokens, from);
  if (!unit) {
    const plain = plainAt(tokens, index, value * scale);
    return { index, end: Math.max(plain.end, from), raw, readings: plain.readings };
  }
  const minutes = unit.kind === 'min' && unit.factor === 60 ? minutesAfter(tokens, unit.end) : undefined;
  return {
    index,
    end: minutes?.end ?? unit.end,
    raw,
    readings: [reading(unit.kind, value * scale * unit.factor + (minutes?.value ?? 0))],
  };
}

/** `1 hour 20 minutes`, `1 hour and a half`, `1 h 20`. */
function minutesAfter(tokens: readonly Token[], index: number): { value: number; end: number } | undefined {
  const at = tokens[index]?.raw === 'and' ? index + 1 : index;
  if (at > index && tokens[at]?.raw === 'a' && tokens[at + 1]?.raw === 'half') return { value: 30, end: at + 2 };
  const unit = unitAt(tokens, at + 1);
  const value = tokens[at]?.kind === 'number' ? Number(tokens[at].raw) : numberWords.get(tokens[at]?.stem ?? '');
  return value !== undefined && unit?.kind === 'min' && unit.factor === 1 ? { value, end: unit.end } : undefined;
}

function wordAt(tokens: readonly Token[], index: number): Quantity | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  const word = token.raw.toLowerCase();
  const next = tokens[index + 1]?.stem ?? '';
  const line = romanLine.exec(token.raw);
  if (line) return { index, end: index + 1, raw: token.raw, readings: [`line:${line[1] ?? ''}`] };
  if (word === 'noon' || word === 'midday' || word === 'midnight')
    return { index, end: index + 1, raw: word, readings: [clock(word === 'midnight' ? 0 : 12, 0)] };
  if (word === 'half') {
    const hour = next === 'hour' || (next === 'an' && tokens[index + 2]?.stem === 'hour');
    return {
      index,
      end: index + (hour ? (next === 'hour' ? 2 : 3) : 1),
      raw: word,
      readings: hour ? ['min:30'] : ['count:0.5', 'bare:0.5'],
    };
  }
  if ((word === 'an' || word === 'one') && next === 'hour')
    return { ...measuredAt(tokens, index, 1), raw: `${word} hour` };
  const ordinal = ordinalWords.get(word);
  if (ordinal !== undefined && /day$|^floor$|^century$|^arrondissement$|^district$|^zone$/.test(next))
    return { index, end: index + 1, raw: word, readings: [reading('ordinal', ordinal)] };
  const value = numberWords.get(word);
  if (value === undefined) return undefined;
  // 'One' alone is a pronoun more often than a number.
  if (value === 1 && !unitAt(tokens, index + 1) && !Object.hasOwn(countables, next)) return undefined;
  const tail = numberWords.get(next);
  return value >= 20 && value < 100 && tail !== undefined && tail < 10
    ? { ...measuredAt(tokens, index + 1, value + tail), index }
    : measuredAt(tokens, index, value);
}

const below = new Set(['under', 'below', 'than', 'within', 'younger', 'most']);
const aboveWords = new Set(['over', 'above', 'older', 'least', 'from']);

function boundOf(tokens: readonly Token[], { index, end }: Quantity): 'below' | 'above' | undefined {
  const before = tokens.slice(Math.max(0, index - 2), index).map(({ stem }) => stem);
  const last = before.at(-1) ?? '';
  const after = tokens.slice(end, end + 2).map(({ stem }) => stem);
  if (last === 'than')
    return ['more', 'older', 'longer', 'further', 'higher', 'later'].includes(before[0] ?? '') ? 'above' : 'below';
  if (before[0] === 'at' && last === 'least') return 'above';
  if (last === 'age') return undefined;
  if (
    ['over', 'more', 'older', 'above', 'up', 'upward', 'plus'].includes(
      after[0] === 'and' || after[0] === 'or' ? (after[1] ?? '') : '',
    ) ||
    tokens[end]?.raw === '+'
  )
    return 'above';
  if (['under', 'younger', 'below', 'less'].includes(after[0] === 'and' || after[0] === 'or' ? (after[1] ?? '') : ''))
    return 'below';
  if (below.has(last)) return 'below';
  return aboveWords.has(last) && last !== 'from' ? 'above' : undefined;
}

const endWords = new Set(['until', 'till', 'til', 'close', 'closing', 'end', 'finish', 'shut']);
const startWords = new Set(['from', 'open', 'opened', 'opening', 'start', 'begin', 'since']);

/** Whether a time begins or ends what it is the time of. */
function roleOf(tokens: readonly Token[], { index, end }: Quantity): 'start' | 'end' | undefined {
  const before = tokens[index - 1];
  if (isDash(before) && tokens[index - 2]?.kind === 'number') return 'end';
  if (
    before?.raw === 'to' &&
    /^(?:number|word)$/.test(tokens[index - 2]?.kind ?? '') &&
    /\d|m$|noon|midnight/i.test(tokens[index - 2]?.raw ?? '')
  )
    return 'end';
  if (isDash(tokens[end]) && tokens[end + 1]?.kind === 'number') return 'start';
  const near = [
    tokens[index - 1]?.stem ?? '',
    ...(tokens[index - 1]?.stem === 'at' ? [tokens[index - 2]?.stem ?? ''] : []),
  ];
  if (near.some((word) => endWords.has(word))) return 'end';
  return near.some((word) => startWords.has(word)) ? 'start' : undefined;
}
const isDash = (token: Token | undefined) => token?.raw === '-' || token?.raw === '–';

/** In `10 to 15 minutes`, `€9–12` and `9 to 6 pm` both numbers have the one unit that is written. */
function shareUnits(tokens: readonly Token[], found: readonly Quantity[]): Quantity[] {
  return found.map((quantity, place) => {
    if (!quantity.readings.some((each) => each.startsWith('bare:'))) return quantity;
    const value = Number(quantity.readings[0]?.slice('count:'.length));
    const joined = (one: Quantity | undefined, other: Quantity | undefined) =>
      one && other && other.index - one.end === 1 && /^(?:to|or|and|-|–)$/.test(tokens[one.end]?.raw ?? '');
    const next = found[place + 1];
    const previous = found[place - 1];
    const suffixed =
      joined(quantity, next) && next && !currencySigns.has(tokens[next.index]?.raw ?? '') ? next : undefined;
    const prefixed =
      joined(previous, quantity) && previous && currencySigns.has(tokens[previous.index]?.raw ?? '')
        ? previous
        : undefined;
    const [kind = '', other = ''] = (suffixed ?? prefixed)?.readings[0]?.split(':') ?? [];
    if (kind === '' || kind === 'count' || kind === 'bare' || kind === 'line') return quantity;
    if (kind === 'time') return { ...quantity, readings: [clock(value, 0)] };
    const unit = suffixed ? unitAt(tokens, suffixed.index + 1) : undefined;
    return Number.isNaN(Number(other))
      ? quantity
      : { ...quantity, readings: [reading(kind, value * (unit?.factor ?? 1))] };
  });
}

/** The numbers, amounts, times and lengths of a text, in its order; dates are left to the calendar. */
export function quantitiesOf(tokens: readonly Token[], days: readonly DayMention[]): Quantity[] {
  const inDate = new Set(
    days
      .filter(({ days: named }) => named.some((day) => day.startsWith('date:')))
      .flatMap(({ index, end }) => Array.from({ length: end - index }, (_, step) => index + step)),
  );
  const found: Quantity[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || inDate.has(index)) continue;
    const quantity =
      timeAt(tokens, index) ??
      (token.kind === 'number' ? measuredAt(tokens, index, valueOf(token.raw)) : wordAt(tokens, index));
    if (!quantity) continue;
    found.push(quantity);
    index = Math.max(index, quantity.end - 1);
  }
  return shareUnits(tokens, found).map((quantity) => {
    const bound = boundOf(tokens, quantity);
    const role = quantity.readings.some((each) => each.startsWith('time:')) ? roleOf(tokens, quantity) : undefined;
    return { ...quantity, ...(bound && { bound }), ...(role && { role }) };
  });
}
