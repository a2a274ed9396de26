import { daysBetween, type CivilDate, type FactKind } from '@odysseus/model';
import { factAge } from '@odysseus/model/content';
import type { ToldFact } from './toldFacts';

export interface Work extends ToldFact {
  /** Why it is to be looked up: nobody read it, the reading is old, or it was read elsewhere alone. */
  readonly why: 'general' | 'old' | 'secondary';
}

const reasons = ['general', 'old', 'secondary'] as const;

/** What whoever travels pays and has to keep to, of no place: a wrong one costs everybody. */
const first: ReadonlySet<FactKind> = new Set<FactKind>(['fare', 'price', 'rule']);

/**
 * What to look up, worst first: fares and rules of no place, the most visited places, public places, the rest (what else is told
 * of no place, as telephone numbers and closures, and all that is premium), public before premium; within each, what nobody read
 * before what is old, and that before what was read elsewhere.
 * @param visited the most visited places, `paris/louvre`, the first before all
 */
export function worklist(facts: readonly ToldFact[], visited: readonly string[], today: CivilDate): Work[] {
  const rank = ({ isPlace, of, fact, access }: ToldFact): number => {
    if (!isPlace && first.has(fact)) return 0;
    const place = isPlace ? visited.indexOf(of) : -1;
    if (place !== -1) return 1 + place / visited.length;
    if (access === 'premium') return 4;
    return isPlace ? 2 : 3;
  };
  return facts
    .flatMap((fact): Work[] => {
      const why = reasonOf(fact, today);
      return why === undefined ? [] : [{ ...fact, why }];
    })
    .sort(
      (a, b) => rank(a) - rank(b) || reasons.indexOf(a.why) - reasons.indexOf(b.why) || a.of.localeCompare(b.of, 'en'),
    );
}

function reasonOf({ how, reading }: ToldFact, today: CivilDate): Work['why'] | undefined {
  if (!reading) return 'general';
  if (daysBetween(reading.on, today) > factAge.old) return 'old';
  return how === 'secondary' ? 'secondary' : undefined;
}

/** 'Metro, RER and train ticket: fare, nobody read it (passes)' */
export function workLine({ of, fact, why, reading, screens }: Work): string {
  const words = {
    general: 'nobody read it',
    old: `read on ${reading?.on ?? ''}`,
    secondary: `read elsewhere alone, at ${reading?.host ?? ''}`,
  }[why];
  return `${of}: ${fact}, ${words}${screens.length > 0 ? ` (${screens.join(', ')})` : ''}`;
}
