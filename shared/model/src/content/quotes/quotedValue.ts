import { byText } from '../byText';
import type { Quotes } from './cityQuotes';
import { quoteFacts } from './quoteFacts';

type Quoted = ReturnType<typeof quoteFacts>;

interface Kept {
  /** What each name stood for, as JSON. */
  readonly sums: ReadonlyMap<string, string>;
  readonly quoted: Quoted;
}

/** By the file's text: a country's file is told in each of its cities. */
const keptOf = byText((): Kept[] => []);
/** Cities that one file is told in, and states of their sums. */
const mostKept = 12;

/**
 * `quoteFacts` of a file: the same object as before, as long as neither the file nor a sum that it quotes says something else.
 * @param value what the text holds
 */
export function quotedValue(file: string, text: string, value: unknown, quotes: Quotes): Quoted {
  const kept = keptOf(file, text);
  const before = kept.find(({ sums }) => [...sums].every(([name, sum]) => JSON.stringify(quotes(name)) === sum));
  if (before) return before.quoted;
  const sums = new Map<string, string>();
  const quoted = quoteFacts(value, (name) => {
    const found = quotes(name);
    sums.set(name, JSON.stringify(found));
    return found;
  });
  kept.unshift({ sums, quoted });
  kept.splice(mostKept);
  return quoted;
}
