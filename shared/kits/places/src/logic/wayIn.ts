import type { CompiledPlace } from '@odysseus/model';
import { paysForNoEntrance } from './paysForNoEntrance';

/** What leads into a place from the row of actions. */
export type WayIn =
  /** `tickets`: nothing has to be booked, and an entrance is paid. `ownPage`: one has to book, and nobody sells. */
  | { readonly by: 'booking' | 'tickets' | 'ownPage'; readonly url: string }
  /** As written: `06 6780111`. */
  | { readonly by: 'telephone'; readonly number: string };

type Entered = Pick<CompiledPlace, 'booking' | 'price' | 'costs' | 'kind' | 'phone' | 'links'>;

/**
 * How one gets into a place: at its official seller, or where one has to book and no page is known that sells, by telephone, else at
 * the house's own page. Undefined where one walks in without a word: an official page alone is no errand.
 */
export function wayIn(place: Entered): WayIn | undefined {
  const { booking, phone } = place;
  if (!booking) return undefined;
  if (booking.needed === 'no')
    return booking.url && isTicketed(place) ? { by: 'tickets', url: booking.url } : undefined;
  if (booking.url) return { by: 'booking', url: booking.url };
  if (phone) return { by: 'telephone', number: phone };
  const own = place.links?.find((link) => link.own);
  return own ? { by: 'ownPage', url: own.url } : undefined;
}

function isTicketed({ price, costs, kind }: Entered): boolean {
  return price.some(({ amount }) => amount > 0) || (costs !== undefined && !paysForNoEntrance(kind));
}

/** Whether a place is booked at the house itself, and the guide knows neither its number nor its page. */
export function isBookedAtHouse(place: Entered): boolean {
  const { booking } = place;
  return booking !== undefined && booking.needed !== 'no' && wayIn(place) === undefined;
}
