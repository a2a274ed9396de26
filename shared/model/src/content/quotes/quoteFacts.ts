import type { CivilDate } from '@odysseus/contract/time';
import { formatMoney } from '../../money/formatMoney';
import { isHedged } from '../../money/toldMoney';
import { formatLongDate } from '../../time/formatDate';
import type { Quotes } from './cityQuotes';
import type { QuotedSum } from './quotable';
import { readQuote } from './readQuote';
import type { QuoteProblem } from './quoteProblem';

/** What is wrong with a quote, and where. */
export interface MisquotedField extends QuoteProblem {
  readonly path: readonly PropertyKey[];
}

const quote = /\{\{([^{}]*)\}\}/g;
const alone = /^\{\{([^{}]*)\}\}$/;

/**
 * A file's value with each quote in its texts, `{{fare.metro}}`, in words: '€2.55', or 'about €2.55' where nobody read it, and
 * '1 January 2026' of a day.
 * A text that is a quote and nothing else is a number where it is an `amount`.
 */
export function quoteFacts(
  value: unknown,
  quotes: Quotes,
): { readonly value: unknown; readonly problems: readonly MisquotedField[] } {
  const problems: MisquotedField[] = [];
  const sumAt = (text: string, path: readonly PropertyKey[]): QuotedSum | undefined => {
    const sum = sumOf(text, quotes);
    if ('amount' in sum) return sum;
    problems.push({ ...sum, path });
    return undefined;
  };
  const inText = (text: string, path: readonly PropertyKey[]): string | number => {
    const [, whole] = alone.exec(text) ?? [];
    if (whole !== undefined && path.at(-1) === 'amount') return sumAt(whole, path)?.amount ?? text;
    return text.replace(quote, (written, inner: string, offset: number) => {
      const day = dayAlone(inner, quotes);
      if (day) return formatLongDate(day);
      const sum = sumAt(inner, path);
      if (!sum) return written;
      const money = formatMoney(sum.amount, sum.currency);
      return sum.general && !isHedged(text.slice(0, offset)) ? `about ${money}` : money;
    });
  };
  /** Where the walk is; a path of its own for each field would take most of the time. */
  const path: PropertyKey[] = [];
  const within = (key: PropertyKey, field: unknown): unknown => {
    path.push(key);
    const walked = walk(field);
    path.pop();
    return walked;
  };
  const walk = (inner: unknown): unknown => {
    if (typeof inner === 'string') return inner.includes('{{') ? inText(inner, [...path]) : inner;
    if (Array.isArray(inner)) return inner.map((item: unknown, index) => within(index, item));
    if (typeof inner !== 'object' || inner === null || inner instanceof Date) return inner;
    const fields: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(inner)) fields[key] = within(key, field);
    return fields;
  };
  return { value: walk(value), problems };
}

/** The day that a quote is, where it is one. */
function dayAlone(text: string, quotes: Quotes): CivilDate | undefined {
  const [term, ...more] = readQuote(text) ?? [];
  const found = term && more.length === 0 && term.times === 1 ? quotes(term.name) : undefined;
  return found && 'day' in found ? found.day : undefined;
}

function sumOf(text: string, quotes: Quotes): QuotedSum | QuoteProblem {
  const terms = readQuote(text);
  if (!terms) {
    return {
      message: `"{{${text}}}" can't be read`,
      remedy: 'Write a name such as {{fare.metro}}, or a sum such as {{2 * fare.metro + fare.airport}}',
    };
  }
  const sums = terms.map(({ name, times }) => ({ found: quotes(name), times }));
  const wrong = sums.map(({ found }) => found).find((found): found is QuoteProblem => 'message' in found);
  if (wrong) return wrong;
  if (sums.some(({ found }) => 'day' in found))
    return { message: `"{{${text}}}" reckons with a day`, remedy: 'Quote the day by itself' };
  const told = sums.flatMap(({ found, times }) => ('amount' in found ? [{ ...found, times }] : []));
  const [first] = told;
  if (!first || told.some(({ currency }) => currency !== first.currency)) {
    return { message: `"{{${text}}}" adds two currencies`, remedy: 'Quote each sum by itself' };
  }
  const cents = told.reduce((sum, { amount, times }) => sum + Math.round(amount * 100) * times, 0);
  return { amount: Math.round(cents) / 100, currency: first.currency, general: told.some(({ general }) => general) };
}
