import type { AssistantPlan } from '@odysseus/contract';
import {
  applyWrites,
  dayAdded,
  dayRemoved,
  daysDated,
  emptyTrip,
  inverseOf,
  mergeTrips,
  placeAdded,
  placeRemoved,
  placesOfTrip,
  plannedChanges,
  stampAfter,
  stopLocked,
  stopMoved,
  stopPut,
  stopTimed,
  tripView,
  withoutOldRemovals,
  type Trip,
  type TripWrite,
} from './index';

const item = (id: string) => ({ id: `paris/${id}`, name: id, path: '/museums' });
let clock = 0;
const stamp = (device = 'here') => stampAfter('', (clock += 1), device);
const after = (trip: Trip, ...steps: ((trip: Trip) => readonly TripWrite[])[]): Trip =>
  steps.reduce((now, step) => applyWrites(now, step(now), stamp()), trip);
const add = (id: string) => (trip: Trip) => placeAdded(trip, item(id));
const day = (id: string) => (trip: Trip) => dayAdded(trip, id);
/** 'mon: a b | tue: c | loose: d' */
const told = (trip: Trip): string => {
  const { days, loose } = tripView(trip);
  const names = (stops: readonly { name: string; at?: string | undefined }[]) =>
    stops.map(({ name, at }) => (at === undefined ? name : `${name}@${at}`)).join(' ');
  return [
    ...days.map((each) => `${each.day.date ?? each.day.id}: ${names(each.stops)}`),
    `loose: ${names(loose)}`,
  ].join(' | ');
};
const three = () => after(emptyTrip, add('a'), add('b'), add('c'));

it('keeps of a place where it lies, latitude first, on each visit', () => {
  const tower = { ...item('tower'), coordinates: [48.86, 2.33] } as const;
  const twice: AssistantPlan = {
    days: [
      {
        title: 'Day 1',
        stops: [
          { place: tower.id, name: 'tower', at: '09:00', minutes: 60 },
          { place: tower.id, name: 'tower', at: '20:00', minutes: 60 },
        ],
      },
    ],
    add: [],
    remove: [],
  };
  let made = 0;
  const trip = after(
    emptyTrip,
    (now) => placeAdded(now, tower),
    (now) => plannedChanges(now, twice, () => `new-${(made += 1)}`),
  );
  expect(trip.stops.map(({ coordinates }) => coordinates)).toEqual([
    [48.86, 2.33],
    [48.86, 2.33],
  ]);
  expect(placesOfTrip(trip)).toEqual([tower]);
});

describe('the order of a trip', () => {
  it.each([
    ['one up', (trip: Trip) => stopMoved(trip, 'paris/c', -1), 'loose: a c b'],
    ['one down', (trip: Trip) => stopMoved(trip, 'paris/a', 1), 'loose: b a c'],
    ['no further than the first', (trip: Trip) => stopMoved(trip, 'paris/a', -1), 'loose: a b c'],
    ['no further than the last', (trip: Trip) => stopMoved(trip, 'paris/c', 1), 'loose: a b c'],
    ['to a place', (trip: Trip) => stopPut(trip, 'paris/c', undefined, 0), 'loose: c a b'],
    ['beyond the end', (trip: Trip) => stopPut(trip, 'paris/a', undefined, 9), 'loose: b c a'],
  ])('a stop goes %s', (_what, step, expected) => {
    expect(told(after(three(), step))).toBe(expected);
  });

  it('outlasts a thousand moves to the same gap', () => {
    let trip = three();
    for (let move = 0; move < 1000; move += 1)
      trip = after(trip, (now) => stopPut(now, move % 2 === 0 ? 'paris/c' : 'paris/b', undefined, 1));
    expect(told(trip)).toBe('loose: a b c');
  });

  it('has stops on days, which take dates once, and go without their stops', () => {
    const trip = after(three(), day('x'), day('y'), (now) => stopPut(now, 'paris/b', 'x', 0));
    expect(told(trip)).toBe('x: b | y:  | loose: a c');
    const dated = after(trip, (now) => daysDated(now, '2026-12-31'));
    expect(told(dated)).toBe('2026-12-31: b | 2027-01-01:  | loose: a c');
    expect(told(after(dated, day('z')))).toContain('2027-01-02: |'.replace(' |', '  |'));
    expect(told(after(dated, (now) => dayRemoved(now, 'x')))).toBe('2027-01-01:  | loose: a b c');
    expect(after(trip, (now) => daysDated(now, '2026-02-31'))).toEqual(trip);
  });
});

describe('a place', () => {
  it('is added once, and stands where it stood when it is added again', () => {
    const trip = after(three(), add('a'), day('x'), (now) => stopPut(now, 'paris/b', 'x', 0));
    const without = after(trip, (now) => placeRemoved(now, 'paris/b'));
    expect(placesOfTrip(without).map(({ name }) => name)).toEqual(['a', 'c']);
    expect(told(after(without, add('b')))).toBe(told(trip));
  });

  it('is forgotten for good when it was removed long ago', () => {
    const trip = after(three(), (now) => placeRemoved(now, 'paris/b'));
    expect(withoutOldRemovals(trip, clock + 1000).stops).toHaveLength(3);
    expect(withoutOldRemovals(trip, clock + 61 * 86_400_000).stops).toHaveLength(2);
  });
});

it.each<[string, (trip: Trip) => readonly TripWrite[]]>([
  ['adding', add('d')],
  ['removing', (trip) => placeRemoved(trip, 'paris/b')],
  ['moving', (trip) => stopMoved(trip, 'paris/b', -1)],
  ['a time', (trip) => (trip.stops.length > 0 ? stopTimed('paris/a', '10:00') : [])],
  ['a day that goes', (trip) => dayRemoved(trip, 'x')],
  ['dates', (trip) => daysDated(trip, '2026-12-01')],
])('%s is taken back whole', (_what, step) => {
  const trip = after(three(), day('x'), day('y'), (now) => stopPut(now, 'paris/c', 'x', 0));
  const writes = step(trip);
  const back = applyWrites(applyWrites(trip, writes, stamp()), inverseOf(trip, writes), stamp());
  expect(told(back)).toBe(told(trip));
});

describe('two devices', () => {
  const base = () => after(three(), day('x'));
  const there = (trip: Trip, step: (trip: Trip) => readonly TripWrite[]): Trip =>
    applyWrites(trip, step(trip), stamp('there'));

  it('bring together what each changed, field by field, whichever comes first', () => {
    const start = base();
    const here = after(start, () => stopTimed('paris/a', '10:00'), add('d'));
    const other = there(
      there(start, (now) => stopPut(now, 'paris/a', 'x', 0)),
      (now) => placeRemoved(now, 'paris/b'),
    );
    expect(told(mergeTrips(here, other))).toBe('x: a@10:00 | loose: c d');
    expect(told(mergeTrips(other, here))).toBe('x: a@10:00 | loose: c d');
    expect(mergeTrips(here, here)).toEqual(here);
  });

  it('keep of one field what was written last, a field that was taken away too', () => {
    const start = after(base(), () => stopTimed('paris/a', '10:00'));
    const here = after(start, () => stopTimed('paris/a', '11:00'));
    const later = there(start, () => stopTimed('paris/a', ''));
    expect(told(mergeTrips(here, later))).toBe('x:  | loose: a b c');
    expect(
      told(
        mergeTrips(
          after(later, () => stopTimed('paris/a', '12:00')),
          here,
        ),
      ),
    ).toContain('a@12:00');
  });

  it('say the same of three states in any order', () => {
    const start = base();
    const [one, two] = [after(start, add('d')), there(start, (now) => placeRemoved(now, 'paris/a'))];
    const three = after(mergeTrips(one, two), () => stopTimed('paris/d', '09:00'));
    const orders = [mergeTrips(mergeTrips(one, two), three), mergeTrips(three, mergeTrips(two, one))];
    expect(orders.map(told)).toEqual([told(three), told(three)]);
  });

  it('add one place as one stop', () => {
    const [one, other] = [after(emptyTrip, add('a')), there(emptyTrip, add('a'))];
    expect(told(mergeTrips(one, other))).toBe('loose: a');
  });
});

describe('a stamp', () => {
  it('comes after the last one known, whatever the clock says', () => {
    const last = stampAfter('', Date.UTC(2026, 10, 21), 'b');
    expect(stampAfter(last, 0, 'a') > last).toBe(true);
    expect(stampAfter('', Date.UTC(2058, 0), 'a') > last).toBe(true);
  });
});

describe('a plan by days', () => {
  let count = 0;
  const newId = () => `new-${(count += 1)}`;
  const plan = (change: Partial<AssistantPlan> = {}): AssistantPlan => ({
    days: [
      {
        title: 'Day 1',
        date: '2026-12-01',
        stops: [
          { place: 'paris/b', name: 'b', at: '09:30', minutes: 90 },
          { name: 'Lunch nearby', at: '12:30', minutes: 60, note: 'Anywhere in the passage' },
          { place: 'paris/new', name: 'new', at: '14:00', minutes: 60 },
        ],
      },
      { title: 'Day 2', stops: [{ place: 'paris/b', name: 'b', at: '10:00', minutes: 30 }] },
    ],
    add: [item('new'), item('loose')],
    remove: [item('c')],
    ...change,
  });
  const put = (trip: Trip, what = plan()) => after(trip, (now) => plannedChanges(now, what, newId));

  it('is put in with days, times, lengths and meals, and what has no day in it', () => {
    const trip = put(three());
    expect(told(trip)).toMatch(
      /^2026-12-01: b@09:30 Lunch nearby@12:30 new@14:00 \| new-\d+: b@10:00 \| loose: a loose$/,
    );
    expect(tripView(trip).days[0]?.stops[1]).toMatchObject({ minutes: 60, note: 'Anywhere in the passage' });
    expect(tripView(trip).days[1]?.stops[0]).toMatchObject({ place: 'paris/b', path: '/museums' });
    expect(tripView(trip).days[1]?.day.name).toBe('Day 2');
  });

  it('changes nothing when it is put in again', () => {
    const trip = put(three());
    expect(told(put(trip))).toBe(told(trip));
  });

  it('leaves what is locked on its day', () => {
    const booked = after(
      three(),
      day('x'),
      (now) => stopPut(now, 'paris/b', 'x', 0),
      () => stopTimed('paris/b', '16:00'),
    );
    const trip = put(
      after(booked, () => stopLocked('paris/b', true)),
      plan({ days: plan().days.slice(0, 1) }),
    );
    expect(told(trip)).toContain('x: b@16:00');
  });

  it('takes up a day of the same date', () => {
    const dated = after(
      three(),
      day('x'),
      (now) => daysDated(now, '2026-12-01'),
      (now) => stopPut(now, 'paris/a', 'x', 0),
    );
    expect(told(put(dated))).toMatch(/^2026-12-01: a b@09:30 Lunch nearby@12:30 new@14:00 \|/);
  });
});
