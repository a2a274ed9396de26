import type { DayMention } from './calendarWords';
import type { Quantity } from './quantities';
import type { Token } from './tokens';
import { denials } from './vocabulary';

/** A stretch of a text in which days and what happens on them stand together: 'closed on Tuesday', '09:00–18:00 Monday to Friday'. */
export interface Stretch {
  readonly days: ReadonlySet<string>;
  /** `open`, `closed`, and times such as `time:1080`. */
  readonly values: ReadonlySet<string>;
}

const ends = new Set([';', '.', '!', '?', '·', '|', '(', ')']);
const closedWords = new Set(['closed', 'off', 'shut', 'closure']);
const openWords = new Set(['open', 'opened']);
/** Whether one of the three words before denies it, in the same clause. */
function denied(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 3), index);
  const from = before.findLastIndex(({ kind, raw }) => kind === 'sign' && ends.has(raw));
  return before.slice(from + 1).some(({ stem }) => denials.has(stem));
}

/** What a word says of being open; 'not open' is closed. 'Opening hours' says neither, and 'from the open' is not looked for. */
export function stateAt(tokens: readonly Token[], index: number): 'open' | 'closed' | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word') return undefined;
  const open = openWords.has(token.stem);
  if (!open && !closedWords.has(token.stem)) return undefined;
  return open !== denied(tokens, index) ? 'open' : 'closed';
}

class Stretches {
  readonly done: Stretch[] = [];
  private days = new Set<string>();
  private values = new Set<string>();
  private last: 'day' | 'value' | undefined;

  /** A day after what happened on others begins anew, unless days and values came in the other order. */
  day(days: readonly string[]): void {
    if (this.last === 'value' && this.days.size > 0) this.end();
    for (const each of days) this.days.add(each);
    this.last = 'day';
  }

  value(value: string): void {
    const contradicts =
      (value === 'closed' && this.values.size > 0) || (value !== 'closed' && this.values.has('closed'));
    const timed = [...this.values].some((each) => each.startsWith('time:'));
    if (contradicts || (this.last === 'day' && timed)) this.end();
    this.values.add(value);
    this.last = 'value';
  }

  except(days: readonly string[]): void {
    this.done.push({ days: new Set(days), values: new Set(['closed', 'except']) });
    for (const day of days) this.days.delete(day);
  }

  end(): void {
    if (this.values.size > 0) this.done.push({ days: this.days, values: this.values });
    this.days = new Set();
    this.values = new Set();
    this.last = undefined;
  }
}

const turns = new Set(['but', 'while', 'whereas']);

/** Reads which days go with which times and states. */
export function scheduleOf(
  tokens: readonly Token[],
  days: readonly DayMention[],
  quantities: readonly Quantity[],
): readonly Stretch[] {
  const dayAt = new Map(days.map((mention) => [mention.index, mention]));
  const timeAt = new Map(quantities.map((quantity) => [quantity.index, quantity]));
  const stretches = new Stretches();
  let excepted = false;
  tokens.forEach((token, index) => {
    if (ends.has(token.raw) || turns.has(token.stem)) stretches.end();
    if (token.stem === 'except' || token.stem === 'excluding' || token.stem === 'apart') excepted = true;
    else if (ends.has(token.raw) || token.raw === ',') excepted = false;
    const mention = dayAt.get(index);
    if (mention && excepted) stretches.except(mention.days);
    else if (mention) stretches.day(mention.days);
    const state = stateAt(tokens, index);
    if (state) stretches.value(state);
    const time = timeAt.get(index)?.readings.find((each) => each.startsWith('time:'));
    if (time === undefined) return;
    stretches.value(time);
  });
  stretches.end();
  return stretches.done;
}

const kinds = ['day', 'month', 'date', 'rel'] as const;

function agrees(stretch: Stretch, day: string, strict: boolean): boolean {
  if (stretch.days.has(day)) return true;
  const kind = kinds.find((each) => day.startsWith(each));
  return !strict && ![...stretch.days].some((other) => kind !== undefined && other.startsWith(kind));
}

/**
 * Days of a sentence on which its facts say something else: 'closed on Monday' where they close on Tuesday.
 * What is closed must be said to be closed on that very day; what is open may be open on all days that nothing takes out.
 */
export function wrongDays(said: readonly Stretch[], known: readonly Stretch[]): string[] {
  const wrong: string[] = [];
  const told = new Set(known.flatMap(({ days }) => [...days]));
  for (const { days, values } of said) {
    for (const day of days) {
      // Facts that speak of weekdays and dates need not say which of them is today.
      if (day.startsWith('rel:') && !told.has(day)) continue;
      for (const value of values) {
        if (value === 'except') continue;
        const strict = value === 'closed';
        const bearing = known.filter(
          (stretch) =>
            stretch.values.has(value) ||
            (value === 'open' && [...stretch.values].some((each) => each.startsWith('time:'))),
        );
        const takenOut =
          value === 'open' &&
          known.some((stretch) => stretch.values.has('closed') && stretch.days.has(day)) &&
          !bearing.some((stretch) => stretch.days.has(day));
        if (takenOut || !bearing.some((stretch) => agrees(stretch, day, strict))) wrong.push(`${value} on ${day}`);
      }
    }
  }
  return wrong;
}

/** Times that a text gives with 'closed' or 'not open', in the same clause: 'closed until 18:00'. */
export function closedTimes(tokens: readonly Token[], quantities: readonly Quantity[]): string[] {
  const times = new Map(
    quantities.map(({ index, readings }) => [index, readings.find((each) => each.startsWith('time:'))]),
  );
  return tokens.flatMap((_, index) => {
    if (stateAt(tokens, index) !== 'closed') return [];
    for (let ahead = index + 1; ahead < Math.min(tokens.length, index + 8); ahead += 1) {
      if (
        tokens[ahead]?.kind === 'sign' ||
        turns.has(tokens[ahead]?.stem ?? '') ||
        tokens[ahead]?.stem === 'and' ||
        tokens[ahead]?.stem === 'open'
      )
        return [];
      const time = times.get(ahead);
      if (time !== undefined) return [time];
    }
    return [];
  });
}
