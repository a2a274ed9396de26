import type { Place } from '@odysseus/model';
import { needsNoBooking } from './needsNoBooking';

it.each<[boolean, Pick<Place, 'booking' | 'kind'>]>([
  [true, { kind: 'museum', booking: { needed: 'no' } }],
  // Whoever comes without may be turned away.
  [false, { kind: 'museum', booking: { needed: 'advised' } }],
  [false, { kind: 'museum', booking: { needed: 'required' } }],
  [true, { kind: 'square' }],
  [false, { kind: 'square', booking: { needed: 'required' } }],
  [false, { kind: 'restaurant' }],
  [false, { kind: 'hotel' }],
])('says %s of %j', (none, place) => {
  expect(needsNoBooking(place)).toBe(none);
});
