import { applyWrites, emptyTrip, placeAdded, stampAfter, tripView } from '@odysseus/model/trip';
import { steadyView } from './steadyView';

test('a change of one day leaves the others the very same', () => {
  let trip = emptyTrip;
  for (const day of ['x', 'y']) {
    const item = { id: `paris/${day}`, name: day, path: '/museums' };
    trip = applyWrites(trip, [{ of: 'days', id: day, set: { order: 1 } }], stampAfter('', 1, 'a'));
    trip = applyWrites(trip, placeAdded(trip, item), stampAfter('', 1, 'a'));
    trip = applyWrites(trip, [{ of: 'stops', id: item.id, set: { day } }], stampAfter('', 2, 'a'));
  }
  const before = tripView(trip);
  const changed = applyWrites(trip, [{ of: 'stops', id: 'paris/y', set: { at: '10:00' } }], stampAfter('', 3, 'a'));
  const view = steadyView(tripView(changed), before);
  expect(view.days[0]).toBe(before.days[0]);
  expect(view.days[1]?.stops[0]?.at).toBe('10:00');
  expect(view.loose).toBe(before.loose);
});
