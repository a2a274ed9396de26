import { isGeneral, type Knowable } from '@odysseus/model';
import type { KnownShare } from '@odysseus/page';
import type { CompiledPasses } from '../logic/compiledPasses';

/** How much of what is sold was read with its seller. */
export function passesShares({ passes, rides, tickets }: CompiledPasses): KnownShare[] {
  const share = (facts: string, all: readonly Knowable[]): KnownShare => ({
    facts,
    read: all.filter((one) => !isGeneral(one, 'price')).length,
    of: all.length,
  });
  return [
    share('fares', [...passes, ...rides]),
    share(
      'prices',
      tickets.filter(({ closed }) => closed === undefined),
    ),
  ];
}
