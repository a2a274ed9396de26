import {
  factKinds,
  formatLongDate,
  isGeneral,
  listWords,
  type FactKind,
  type Known,
  type Reading,
} from '@odysseus/model';
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
  const read = readTogether(known, told).map(({ reading: { how, on }, hosts, names }) =>
    words.read(listWords(names), how, listWords(hosts), formatLongDate(on)),
  );
  const parts = [...read, ...(usual.length > 0 ? [listWords(usual)] : [])].join('; ');
  if (parts === '') return confirm ? upperFirst(words.confirm) : undefined;
  return upperFirst(usual.length > 0 || confirm ? `${parts}: ${words.confirm}` : parts);
}

/**
 * 'Part of this was read elsewhere (timeout.fr), 21 November 2026; the rest is what is usual: confirm before you go', 'This is how it
 * usually is: confirm before you go': of many things that are told together and are not sure.
 */
export function severalLine(known: Known | undefined): string {
  const read = readTogether(known, order).map(({ reading: { how, on }, hosts }) =>
    words.read(words.part, how, listWords(hosts), formatLongDate(on)),
  );
  return read.length > 0 ? [...read, words.rest].join('; ') : words.allUsual;
}

interface ReadTogether {
  readonly reading: Reading;
  readonly hosts: readonly string[];
  readonly names: readonly string[];
}

/** What was read in the same way on the same day, and where: the pages share a line. */
function readTogether(known: Known | undefined, told: readonly FactKind[]): readonly ReadTogether[] {
  const days = new Map<string, ReadTogether>();
  for (const fact of new Set(order)) {
    const reading = known?.[fact];
    if (!reading || !told.some((one) => isSame(one, fact))) continue;
    const day = `${reading.how} ${reading.on}`;
    const { hosts, names } = days.get(day) ?? { hosts: [], names: [] };
    days.set(day, { reading, hosts: [...new Set([...hosts, reading.host])], names: [...names, words.facts[fact]] });
  }
  return [...days.values()];
}

/** A price and a fare are one fact. */
function isSame(one: FactKind, other: FactKind): boolean {
  return one === other || (priced.has(one) && priced.has(other));
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
