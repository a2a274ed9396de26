import type { VisitorSettings } from '@odysseus/contract';
import {
  cityClock,
  type CompiledPlace,
  dayMinutes,
  dayNumber,
  type LatLng,
  metresBetween,
  minuteOf,
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
 */
export function orderPlaces<T extends { readonly place: CompiledPlace }>(
  entries: readonly T[],
  order: OrderName,
  from: OrderedFrom,
): T[] {
  const rank = rankBy(order, from);
  return entries
    .map((entry) => ({ entry, rank: rank(entry.place) }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ entry }) => entry);
}

function rankBy(order: OrderName, { timezone, now, here, party }: OrderedFrom): (place: CompiledPlace) => number {
  switch (order) {
    case 'open':
      return ({ calendar }) => minutesUntilOpen(calendar, timezone, now);
    case 'near':
      return ({ coordinates }) => (here ? metresBetween(here, coordinates) : 0);
    case 'price': {
      const month = monthOf(dayNumber(cityClock(timezone, now).date));
      return (place) => leastPaid(place, party, month) ?? Infinity;
    }
  }
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
