import { factKinds, formatLongDate, isGeneral, type FactKind, type Known, type Reading } from '@odysseus/model';
import { pageCopy } from '../copy';

/** A fact that is told, and how it is called where it is general: 'usual hours', 'about €13'. */
export type HeldFact = readonly [fact: FactKind, usual: string];

const { known: words } = pageCopy;
const priced: ReadonlySet<FactKind> = new Set(['price', 'fare']);
/** In which facts are named that were read on one page. */
const order: readonly FactKind[] = ['price', 'fare', ...factKinds];

/**
 * 'Price and hours read at louvre.fr, 21 November 2026', 'Hours read at louvre.fr, 21 November 2026; about €13: confirm before you go',
 * 'Usual hours and about €13: confirm before you go'.
 * @param facts what is told; all that was read counts where it is left empty
 * @param confirm whether all of it is not sure
 * @returns undefined where there is nothing to say
 */
export function knownLine(known: Known | undefined, facts: readonly HeldFact[], confirm = false): string | undefined {
  const usual = facts.filter(([fact]) => isGeneral({ known }, fact)).map(([, name]) => name);
  const told = facts.length > 0 ? facts.map(([fact]) => fact) : order;
  const read = [...readingsByPage(known, told)].map(([{ how, host, on }, names]) =>
    words.read(list(names), how, host, formatLongDate(on)),
  );
  const parts = [...read, ...(usual.length > 0 ? [list(usual)] : [])].join('; ');
  if (parts === '') return confirm ? upperFirst(words.confirm) : undefined;
  return upperFirst(usual.length > 0 || confirm ? `${parts}: ${words.confirm}` : parts);
}

/** What was read where, and on which day. */
function readingsByPage(known: Known | undefined, told: readonly FactKind[]): ReadonlyMap<Reading, readonly string[]> {
  const pages = new Map<string, { readonly reading: Reading; readonly names: string[] }>();
  for (const fact of new Set(order)) {
    const reading = known?.[fact];
    if (!reading || !told.some((one) => isSame(one, fact))) continue;
    const page = `${reading.how} ${reading.host} ${reading.on}`;
    const entry = pages.get(page) ?? { reading, names: [] };
    entry.names.push(words.facts[fact]);
    pages.set(page, entry);
  }
  return new Map([...pages.values()].map(({ reading, names }) => [reading, names]));
}

/** A price and a fare are one fact. */
function isSame(one: FactKind, other: FactKind): boolean {
  return one === other || (priced.has(one) && priced.has(other));
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
