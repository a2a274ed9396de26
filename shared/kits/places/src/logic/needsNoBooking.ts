import type { Place } from '@odysseus/model';

/** Where nobody books, so that nothing told of booking means that one walks in. */
const walkedInto: ReadonlySet<Place['kind']> = new Set([
  'street',
  'square',
  'bridge',
  'passage',
  'neighbourhood',
  'park',
  'garden',
  'viewpoint',
  'church',
  'cemetery',
  'market',
  'shop',
  'cafe',
  'bakery',
  'water',
  'transport',
]);

/** Whether one walks into a place without having booked: as it says itself, or as everybody knows of its kind. */
export function needsNoBooking({ booking, kind }: Pick<Place, 'booking' | 'kind'>): boolean {
  return booking === undefined ? walkedInto.has(kind) : booking.needed === 'no';
}
