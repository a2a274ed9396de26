import { isGeneral, type FactKind, type Knowable } from '@odysseus/model';
import type { CompiledOverview } from './compiledOverview';

/** How many of some things have a fact that was read. */
interface Share {
  readonly facts: string;
  readonly things: string;
  readonly read: number;
  readonly of: number;
}

/** What the top of an overview tells of the rest, which a page needs not have as data. */
export interface OverviewOpening extends Pick<CompiledOverview, 'title' | 'lead' | 'hero' | 'edited'> {
  /** How much of its prices, fares and rules was read. */
  readonly shares: readonly Share[];
  /** The sections that not every overview has. */
  readonly has: readonly ('ready' | 'basics' | 'screens')[];
}

export function overviewOpening(overview: CompiledOverview): OverviewOpening {
  const { title, lead, hero, edited, ready, basics, tiles } = overview;
  return {
    title,
    lead,
    hero,
    edited,
    shares: sharesOf(overview),
    has: [
      ...(ready !== undefined && ready.plans.length + ready.walks.length > 0 ? (['ready'] as const) : []),
      ...(basics ? (['basics'] as const) : []),
      ...(tiles.length > 0 ? (['screens'] as const) : []),
    ],
  };
}

function sharesOf({ bookToday, arrivals, entry }: CompiledOverview): Share[] {
  const share = (facts: string, things: string, fact: FactKind, all: readonly Knowable[]): Share => ({
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
