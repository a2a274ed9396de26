import type { Need, Offered } from './cover';

/** Whether a pass does anything for a need: opens it, opens it as one of a list, or makes it cost less. */
export function helps({ covers, first }: Offered, { coveredBy, reducedBy = {} }: Need): boolean {
  return [covers, first?.of].some((name) => name !== undefined && (coveredBy.includes(name) || name in reducedBy));
}
