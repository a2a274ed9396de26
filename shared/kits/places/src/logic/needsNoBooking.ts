import type { Place } from '@odysseus/model';
import { kindsWith } from './kindTraits';

const walkedInto = kindsWith('walkedInto');

/** Whether one walks into a place without having booked: as it says itself, or as everybody knows of its kind. */
export function needsNoBooking({ booking, kind }: Pick<Place, 'booking' | 'kind'>): boolean {
  return booking === undefined ? walkedInto.has(kind) : booking.needed === 'no';
}
