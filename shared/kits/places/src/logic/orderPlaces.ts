import type { VisitorSettings } from '@odysseus/contract';
import {
  cityClock,
  type CompiledPlace,
  type Currency,
  dayMinutes,
  dayNumber,
  type LatLng,
  metresBetween,
  minuteOf,
  type Money,
  monthOf,
  openingState,
} from '@odysseus/model';
import type { OrderName } from './listChoice';
import { leastPaid } from './priceFact';

export interface OrderedFrom {
  readonly timezone: string;
  readonly now: Date;
  /** Where the visitor stands, where that is known. */
  readonly here: LatLng | undefined;
  readonly party: Pick<VisitorSettings, 'ages' | 'residency'>;
}

/**
 * Entries of a list by what a visitor wants first: open places before those that open soonest, the nearest, the cheapest. What can't be
 * told of a place puts it last; what is alike stays in the guide's order. By nearness nothing is ordered while nobody knows where from.
 * Prices in another currency than most of the list compare with nothing, and come before what has none.
 */
export function orderPlaces<T extends { readonly place: CompiledPlace }>(
  entries: readonly T[],
  order: OrderName,
  from: OrderedFrom,
): T[] {
  const rank = rankBy(
    order,
    from,
    entries.map(({ place }) => place),
  );
  return entries
    .map((entry) => ({ entry, rank: rank(entry.place) }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ entry }) => entry);
}

function rankBy(
  order: OrderName,
  { timezone, now, here, party }: OrderedFrom,
  places: readonly CompiledPlace[],
): (place: CompiledPlace) => number {
  switch (order) {
    case 'open':
      return ({ calendar }) => minutesUntilOpen(calendar, timezone, now);
    case 'near':
      return ({ coordinates }) => (here ? metresBetween(here, coordinates) : 0);
    case 'price': {
      const month = monthOf(dayNumber(cityClock(timezone, now).date));
      const own = commonCurrency(places.flatMap((place) => leastPaid(place, party, month) ?? []));
      return (place) => priceRank(leastPaid(place, party, month), own);
    }
  }
}

/** The currency of most prices that anything is paid of; undefined where there are none. */
function commonCurrency(prices: readonly Money[]): Currency | undefined {
  const counts = new Map<Currency, number>();
  for (const { amount, currency } of prices) if (amount > 0) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function priceRank(price: Money | undefined, own: Currency | undefined): number {
  if (!price) return Infinity;
  return price.amount === 0 || price.currency === own ? price.amount : Number.MAX_VALUE;
}

/** Longer than any wait for an opening that is known. */
const nobodyKnows = 100 * dayMinutes;

/** How long one waits for a place to open; a place that shuts within the hour comes after those that stay open. */
function minutesUntilOpen(calendar: CompiledPlace['calendar'], timezone: string, now: Date): number {
  const state = calendar && openingState(calendar, timezone, now);
  switch (state?.state) {
    case 'open':
      return state.soon ? 0.5 : 0;
    case 'closed':
      return state.opens
        ? state.opens.inDays * dayMinutes + minuteOf(state.opens.at) - cityClock(timezone, now).minute
        : nobodyKnows - 1;
    default:
      return nobodyKnows;
  }
}
