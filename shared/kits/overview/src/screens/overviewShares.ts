import { isGeneral, type FactKind, type Knowable } from '@odysseus/model';
import type { KnownShare } from '@odysseus/page';
import type { CompiledOverview } from '../logic/compiledOverview';

/** How much of an overview's prices, fares and rules was read. */
export function overviewShares({ bookToday, arrivals, entry }: CompiledOverview): KnownShare[] {
  const share = (facts: string, things: string, fact: FactKind, all: readonly Knowable[]): KnownShare => ({
    facts,
    things,
    read: all.filter((one) => !isGeneral(one, fact)).length,
    of: all.length,
  });
  return [
    share(
      'prices',
      'things to book',
      'price',
      bookToday.filter(({ price }) => price !== undefined),
    ),
    share('fares', 'ways in', 'fare', arrivals),
    share('rules', 'entry rules', 'rule', entry),
  ];
}
