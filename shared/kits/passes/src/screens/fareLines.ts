import type { CompiledFare, CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { toldCents } from '../logic/formatCents';

export interface FareLine {
  /** '€22' or 'free' */
  readonly price: string;
  /** 'From the EEA, 26 and over' */
  readonly who: string;
}

/**
 * Fares as people read them: dearest first, and those who pay the same on one line.
 * @param usual whether they are known in general alone
 */
export function fareLines(
  fares: readonly CompiledFare[],
  currency: CompiledPasses['currency'],
  usual: boolean,
): FareLine[] {
  const lines = new Map<string, { cents: number; months: string; who: string[] }>();
  for (const { cents, months, who } of fares) {
    const when = months ? passesCopy.inMonths(months) : '';
    const name = `${cents} ${when}`;
    const line = lines.get(name) ?? { cents, months: when, who: [] };
    lines.set(name, { ...line, who: [...line.who, who] });
  }
  return [...lines.values()]
    .sort((a, b) => b.cents - a.cents)
    .map(({ cents, months, who }) => ({
      price: cents === 0 ? passesCopy.free : toldCents(cents, currency, usual),
      who: [who.join('; '), months].filter(Boolean).join(', '),
    }));
}
