import type { Combination } from './combination';
import type { CompiledPasses } from './compiledPasses';
import { offerOf } from './describeCombination';
import type { NamedNeed } from './needsOf';

/**
 * Keys of the tickets that an answer pays in full although a pass of it reduces them: by how much is published nowhere, so the
 * true sum is lower.
 */
export function uncountedReductions(
  { purchases }: Pick<Combination, 'purchases'>,
  needs: readonly NamedNeed[],
  content: CompiledPasses,
): string[] {
  const paid = new Set(
    purchases.flatMap((purchase) => [...purchase.needs, ...purchase.reduced.map(({ need }) => need)]),
  );
  const lists = purchases.flatMap(({ offer, from, until = Infinity }) => {
    const first = offerOf(offer, content)?.first;
    return first?.then === 'reduced' ? [{ list: first.of, from, until }] : [];
  });
  return [
    ...new Set(
      needs.flatMap(({ key, at, coveredBy, reducedBy = {} }, index) =>
        !paid.has(index) &&
        lists.some(
          ({ list, from, until }) => coveredBy.includes(list) && !(list in reducedBy) && from <= at && at < until,
        )
          ? [key]
          : [],
      ),
    ),
  ];
}
