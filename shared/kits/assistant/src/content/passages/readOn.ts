import { readingOf, type FactKind, type Knowable } from '@odysseus/model';

/** The day on which one of some facts was read, the first that was, as a passage carries it; nothing where all are general. */
export function readOn(knowable: Knowable, ...facts: readonly FactKind[]): { readonly checkedOn?: string } {
  const reading = facts.map((fact) => readingOf(knowable, fact)).find((one) => one !== undefined);
  return reading ? { checkedOn: reading.on } : {};
}
