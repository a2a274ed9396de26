import { type Knowable, lateWords } from '@odysseus/model';
import type { CompiledFare, CompiledLateFare, CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { toldFare } from '../logic/formatCents';

export interface FareLine {
  /** '€22', 'about €22', 'Free' or 'usually free' */
  readonly price: string;
  /** 'From the EEA, 26 and over' */
  readonly who: string;
}

/**
 * Fares as people read them: dearest first, and those who pay the same at the same time on one line, each named
 * once.
 * @param seller by whom they are known in general or read
 */
export function fareLines(
  fares: readonly (CompiledFare | CompiledLateFare)[],
  currency: CompiledPasses['currency'],
  seller: Knowable,
): FareLine[] {
  const lines = new Map<string, { cents: number; when: string; who: string[] }>();
  for (const fare of fares) {
    const { cents, months, who } = fare;
    const when = [...(months ? [passesCopy.inMonths(months)] : []), ...('from' in fare ? [lateWords(fare.from)] : [])];
    const name = [cents, ...when].join();
    const line = lines.get(name) ?? { cents, when: when.join(', '), who: [] };
    lines.set(name, { ...line, who: line.who.includes(who) ? line.who : [...line.who, who] });
  }
  return [...lines.values()]
    .sort((a, b) => b.cents - a.cents)
    .map(({ cents, when, who }) => ({
      price: toldFare({ cents, currency }, seller),
      who: [who.join('; '), when].filter(Boolean).join(', '),
    }));
}
