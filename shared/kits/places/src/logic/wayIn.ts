import type { CompiledPlace } from '@odysseus/model';
import { paysForNoEntrance } from './paysForNoEntrance';

/** What leads into a place from the row of actions. */
export type WayIn =
  /** `tickets`: nothing has to be booked, and an entrance is paid. */
  | { readonly by: 'booking' | 'tickets'; readonly url: string }
  /** As written: `06 6780111`. */
  | { readonly by: 'telephone'; readonly number: string };

type Entered = Pick<CompiledPlace, 'booking' | 'price' | 'costs' | 'kind' | 'phone'>;

/**
 * How one gets into a place: at its official seller, or by telephone where one has to book and it sells nothing on the web. Undefined
 * where one walks in without a word: an official page alone is no errand.
 */
export function wayIn(place: Entered): WayIn | undefined {
  const { booking, phone } = place;
  if (!booking) return undefined;
  if (booking.needed === 'no')
    return booking.url && isTicketed(place) ? { by: 'tickets', url: booking.url } : undefined;
  if (booking.url) return { by: 'booking', url: booking.url };
  return phone ? { by: 'telephone', number: phone } : undefined;
}

function isTicketed({ price, costs, kind }: Entered): boolean {
  return price.some(({ amount }) => amount > 0) || (costs !== undefined && !paysForNoEntrance(kind));
}

/** Whether a place is booked at the house itself, and the guide has no number of it. */
export function isBookedAtHouse({ booking, phone }: Pick<CompiledPlace, 'booking' | 'phone'>): boolean {
  if (!booking || booking.needed === 'no') return false;
  return !booking.url && !phone;
}
