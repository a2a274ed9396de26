import { isGeneral, type Knowable } from '@odysseus/model';
import type { KnownShare } from '@odysseus/page';
import type { CompiledPasses } from '../logic/compiledPasses';

/** How much of what is sold was read with its seller. */
export function passesShares({ passes, rides, tickets }: CompiledPasses): KnownShare[] {
  const share = (facts: string, things: string, all: readonly Knowable[]): KnownShare => ({
    facts,
    things,
    read: all.filter((one) => !isGeneral(one, 'price')).length,
    of: all.length,
  });
  return [
    share('fares', 'passes and rides', [...passes, ...rides]),
    share(
      'prices',
      'tickets',
      tickets.filter(({ closed }) => closed === undefined),
    ),
  ];
}
