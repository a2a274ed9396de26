import { isGeneral, type FactKind, type Knowable } from '@odysseus/model';
import type { CompiledOverview } from './compiledOverview';

/** How many of some things have a fact that was read. */
interface Share {
  readonly facts: string;
  readonly read: number;
  readonly of: number;
}

/** What the top of an overview tells of the rest, which a page needs not have as data. */
type CountedSection = 'book' | 'ready' | 'basics' | 'arrivals' | 'areas' | 'entry' | 'screens';

export interface OverviewOpening extends Pick<CompiledOverview, 'title' | 'lead' | 'hero' | 'edited'> {
  /** How much of its prices, fares and rules was read. */
  readonly shares: readonly Share[];
  /** How much its sections hold that can be counted; absent for a section that it does not have. */
  readonly counts: Readonly<Partial<Record<CountedSection, number>>>;
}

export function overviewOpening(overview: CompiledOverview): OverviewOpening {
  const { title, lead, hero, edited } = overview;
  return { title, lead, hero, edited, shares: sharesOf(overview), counts: countsOf(overview) };
}

function countsOf(overview: CompiledOverview): OverviewOpening['counts'] {
  const { bookToday, ready, basics = [], arrivals, areas, entry, tiles } = overview;
  const all = {
    book: bookToday.length,
    ready: ready === undefined ? 0 : ready.plans.length + ready.walks.length,
    basics: basics.length,
    arrivals: arrivals.length,
    areas: areas.length,
    entry: entry.length,
    screens: tiles.length,
  } satisfies Record<CountedSection, number>;
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
}

function sharesOf({ bookToday, arrivals, entry }: CompiledOverview): Share[] {
  const share = (facts: string, fact: FactKind, all: readonly Knowable[]): Share => ({
    facts,
    read: all.filter((one) => !isGeneral(one, fact)).length,
    of: all.length,
  });
  return [
    share(
      'prices',
      'price',
      bookToday.filter(({ price }) => price !== undefined),
    ),
    share('fares', 'fare', arrivals),
    share('rules', 'rule', entry),
  ];
}
