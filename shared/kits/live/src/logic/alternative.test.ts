import { latLng, sunday, type LatLng } from '@odysseus/model';
import { alternativeTo, type Choice } from './alternative';
import type { PlaceRow, PlaceState } from './placeRows';

/** Some 83 m of latitude for each minute on foot, streets included: far less than what the tests tell apart. */
const north = (steps: number): LatLng => latLng(48.86 + steps * 0.005, 2.33);
const open = (until?: string): PlaceState => ({ is: 'open', until });
const noon = { minute: 12 * 60 };

function row(id: string, steps: number, state: PlaceState, { kind = 'museum', inTrip = false } = {}): PlaceRow {
  return {
    place: { id, name: id, kind, at: north(steps), lines: [] } as unknown as PlaceRow['place'],
    state,
    inTrip,
    known: false,
  };
}
const shut = row('shut', 0, { is: 'closed', reason: { kind: 'weekly', weekday: sunday }, opens: undefined });
const alternative = (rows: readonly PlaceRow[], moment = noon, crowds: Choice['crowds'] = []) =>
  alternativeTo(shut, { rows: [shut, ...rows], moment, crowds });
const chosen = (...board: Parameters<typeof alternative>) => alternative(...board)?.row.place.id;

test('one of the trip comes before a nearer one, then the nearest of the family, whatever its kind', () => {
  const near = row('near', 1, open('18:00'));
  const nearer = row('nearer', 0.5, open('18:00'));
  const planned = row('planned', 3, open('18:00'), { inTrip: true });
  expect(chosen([near, nearer, planned])).toBe('planned');
  expect(chosen([near, nearer])).toBe('nearer');
  expect(chosen([near, row('library', 0.5, open('18:00'), { kind: 'library' })])).toBe('library');
  expect(chosen([row('garden', 0.5, open('18:00'), { kind: 'garden' }), near])).toBe('near');
});

test('it is open for the walk and another hour, or none is named', () => {
  const place = row('place', 2, open('13:20'));
  const walk = alternative([place], { minute: 9 * 60 })?.minutes ?? 0;
  expect(walk).toBeGreaterThan(5);
  const until = 13 * 60 + 20;
  expect(chosen([place], { minute: until - 60 - walk })).toBe('place');
  expect(chosen([place], { minute: until - 60 - walk + 1 })).toBeUndefined();
  expect(chosen([row('later', 1, { is: 'later', at: '12:05', minutes: 5 })])).toBeUndefined();
  expect(chosen([row('closing', 0.1, { is: 'closing', until: '12:50', minutes: 50 })])).toBeUndefined();
  expect(chosen([row('unknown', 1, { is: 'unknown' })])).toBeUndefined();
});

test('what is open past midnight, or always, counts as open', () => {
  const evening = { minute: 23 * 60 };
  expect(chosen([row('bar', 1, open('02:00'))], evening)).toBe('bar');
  expect(chosen([row('always', 1, open())], evening)).toBe('always');
});

test('nobody is sent to the other end of the city, even where the trip holds it', () => {
  expect(chosen([row('far', 30, open('22:00'), { inTrip: true })])).toBeUndefined();
});

test('nobody is sent to where it is usually packed, now or on arrival, the trip’s own places included', () => {
  const planned = row('planned', 2, open('18:00'), { inTrip: true });
  const far = row('far', 4, open('18:00'));
  const crowds = (...hours: Choice['crowds'][number]['hours']): Choice['crowds'] => [{ place: planned.place, hours }];
  const walk = alternative([planned])?.minutes ?? 0;
  const before = (minutes: number) => ({ minute: 13 * 60 - minutes });
  const full = crowds({ hour: 12, level: 3 }, { hour: 13, level: 4 }, { hour: 14, level: 3 });
  expect(chosen([planned, far], before(walk + 1), full)).toBe('planned');
  expect(chosen([planned, far], before(walk), full)).toBe('far');
  expect(chosen([planned, far], { minute: 13 * 60 + 59 }, full)).toBe('far');
  expect(chosen([planned], { minute: 13 * 60 }, full)).toBeUndefined();
  expect(chosen([planned, far], { minute: 14 * 60 }, full)).toBe('planned');
});
