import { act } from '@testing-library/react';
import { visitsOfTrip } from '@odysseus/model';
import { tripView } from '@odysseus/model/trip';
import { planKey } from './planFormat';
import { createPlanStore, tripKey } from './planStore';

const louvre = { id: 'paris/louvre', name: 'Louvre', path: '/museums' };
const orsay = { id: 'paris/orsay', name: 'Orsay', path: '/museums' };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const listed = (): unknown => JSON.parse(localStorage.getItem(planKey) ?? 'null');
/** A tab of its own that has written last: its word comes to this one. */
const heard = (key: string): void =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })));

test.each([
  ['as shells before there were versions wrote it', [louvre]],
  ['with its version', { version: 1, items: [louvre] }],
])('a trip is read %s, and written so that those shells read it, too', (_what, stored) => {
  localStorage.setItem(planKey, JSON.stringify(stored));
  const { get, actions } = createPlanStore();
  expect(get().places).toEqual([louvre]);
  actions.add(orsay);
  expect(listed()).toEqual([louvre, orsay]);
});

test('a trip that was kept is read whatever its points say', () => {
  const stop = { id: louvre.id, stamp: '1.x', name: 'Louvre', place: louvre.id, path: louvre.path, order: 1 };
  const kept = { version: 1, days: [], about: [], listed: [louvre.id] };
  for (const coordinates of [
    [48.86, 2.33],
    [2.33, 148.86],
  ]) {
    localStorage.setItem(planKey, JSON.stringify([{ ...louvre, coordinates }]));
    localStorage.setItem(tripKey, JSON.stringify({ ...kept, stops: [{ ...stop, coordinates }] }));
    expect(createPlanStore().get().places).toEqual([{ ...louvre, coordinates }]);
  }
});

test('a trip of a newer shell stays as it is, and the page keeps its own', () => {
  const stored = JSON.stringify({ version: 2, days: [[louvre.id]] });
  localStorage.setItem(planKey, stored);
  localStorage.setItem(tripKey, stored);
  const { get, subscribe, actions } = createPlanStore();
  expect(get().places).toEqual([]);
  const stop = subscribe(() => undefined);
  actions.add(orsay);
  heard(planKey);
  heard(tripKey);
  expect(get()).toMatchObject({ places: [orsay], kept: false });
  expect([localStorage.getItem(planKey), localStorage.getItem(tripKey)]).toEqual([stored, stored]);
  stop();
});

test.each(['{', '"text"', '[{"id":7}]'])('rubbish (%s) counts as no trip, and gives way to one', (stored) => {
  localStorage.setItem(planKey, stored);
  localStorage.setItem(tripKey, stored);
  const { get, actions } = createPlanStore();
  expect(get().places).toEqual([]);
  actions.add(orsay);
  expect(createPlanStore().get().places).toEqual([orsay]);
});

describe('beside a shell that knows of the bare list alone', () => {
  const plan = {
    days: [
      {
        title: 'Day 1',
        date: '2026-12-01',
        stops: [{ place: louvre.id, name: 'Louvre', at: '09:30', minutes: 180 }],
      },
    ],
    add: [louvre],
    remove: [],
  };

  test('what it adds and removes is so, and days and times stay', () => {
    createPlanStore().actions.apply?.(plan);
    localStorage.setItem(planKey, JSON.stringify([louvre, orsay]));
    const after = createPlanStore().get();
    expect(after.places).toEqual([louvre, orsay]);
    expect(tripView(after.trip).days[0]?.stops[0]).toMatchObject({ place: louvre.id, at: '09:30', minutes: 180 });
    localStorage.setItem(planKey, JSON.stringify([orsay]));
    expect(createPlanStore().get().places).toEqual([orsay]);
  });

  test('a word that comes in two parts from another tab loses no day', () => {
    const here = createPlanStore();
    const stop = here.subscribe(() => undefined);
    expect(here.get().places).toEqual([]);
    createPlanStore().actions.apply?.(plan);
    const whole = localStorage.getItem(tripKey) ?? '';
    localStorage.removeItem(tripKey);
    heard(planKey);
    expect(here.get().places).toEqual([louvre]);
    localStorage.setItem(tripKey, whole);
    heard(tripKey);
    expect(tripView(here.get().trip).days[0]?.stops[0]).toMatchObject({ place: louvre.id, at: '09:30' });
    stop();
  });
});

test('two tabs that change the trip at once both have both changes', () => {
  const [one, other] = [createPlanStore(), createPlanStore()];
  expect([one.get().places, other.get().places]).toEqual([[], []]);
  one.actions.add(louvre);
  other.actions.add(orsay);
  expect(
    new Set(
      createPlanStore()
        .get()
        .places.map(({ id }) => id),
    ),
  ).toEqual(new Set([louvre.id, orsay.id]));
  const stop = one.subscribe(() => undefined);
  heard(tripKey);
  expect(one.get().places).toHaveLength(2);
  stop();
});

test('a change is taken back and done again, over a reload too', () => {
  const { actions } = createPlanStore();
  actions.add(louvre);
  actions.remove(louvre.id);
  const { get, undo, redo } = createPlanStore();
  expect(get()).toMatchObject({ places: [], undo: 'Louvre removed', redo: undefined });
  undo();
  expect(get()).toMatchObject({ places: [louvre], undo: 'Louvre added', redo: 'Louvre removed' });
  undo();
  expect(get()).toMatchObject({ places: [], undo: undefined });
  redo();
  expect(get().places).toEqual([louvre]);
});

test('a log that was damaged writes nothing that could not be read again', () => {
  createPlanStore().actions.add(louvre);
  sessionStorage.setItem(
    'odysseus.trip.changes',
    JSON.stringify({
      version: 1,
      done: [{ what: 'x', back: [{ of: 'stops', id: louvre.id, set: { order: 'first' } }], again: [] }],
      undone: [],
    }),
  );
  const { get, undo } = createPlanStore();
  undo();
  expect(get()).toMatchObject({ places: [louvre], undo: undefined });
  expect(createPlanStore().get().places).toEqual([louvre]);
});

test('a plan is put in with its days, and taken back by what put it in', () => {
  const { get, actions } = createPlanStore();
  actions.add(orsay);
  const back = actions.apply?.({
    days: [{ title: 'Day 1', stops: [{ name: 'Lunch', at: '12:30', minutes: 60 }] }],
    add: [louvre],
    remove: [orsay],
  });
  expect(get().places).toEqual([louvre]);
  expect(tripView(get().trip).days[0]?.stops).toMatchObject([{ name: 'Lunch', at: '12:30', minutes: 60 }]);
  back?.();
  expect(get()).toMatchObject({ places: [orsay], undo: 'Orsay added' });
  expect(tripView(get().trip).days).toEqual([]);
});

test('screens of cities hear when a place is visited, as far as its day has a date', () => {
  const { actions } = createPlanStore();
  actions.add(orsay);
  actions.apply?.({
    days: [
      { title: 'Day 1', stops: [{ place: louvre.id, name: 'Louvre', at: '09:30', minutes: 180 }] },
      {
        title: 'Day 2',
        date: '2026-12-01',
        stops: [
          { place: louvre.id, name: 'Louvre', at: '09:30', minutes: 180 },
          { name: 'Lunch', at: '12:30', minutes: 60 },
        ],
      },
    ],
    add: [louvre],
    remove: [],
  });
  const { dated } = actions;
  expect(dated && visitsOfTrip(dated())).toEqual([{ place: louvre.id, date: '2026-12-01', at: '09:30' }]);
});

test('where storage is full the trip lasts as long as the page, and says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { get, actions } = createPlanStore();
  actions.add(louvre);
  expect(get()).toMatchObject({ places: [louvre], kept: false });
});

test('a time that is set leaves the list of places the very same', () => {
  const { get, actions, change } = createPlanStore();
  actions.add(louvre);
  const before = get().places;
  change('time', () => [{ of: 'stops', id: louvre.id, set: { at: '10:00' } }]);
  expect(get().places).toBe(before);
});

describe('what is typed into one field', () => {
  const time = (at: string) => () => [{ of: 'stops' as const, id: louvre.id, set: { at } }];

  test('is taken back, and done again, as one change', () => {
    const { get, actions, change, undo, redo } = createPlanStore();
    actions.add(louvre);
    for (const at of ['01:00', '10:00', '10:30']) change('time', time(at), 'field 1');
    undo();
    expect(get().trip.stops[0]?.at).toBeUndefined();
    expect(get()).toMatchObject({ undo: 'Louvre added', redo: 'time' });
    redo();
    expect(get().trip.stops[0]?.at).toBe('10:30');
  });

  test('is a change of its own in another field, at another time, and after it was taken back', () => {
    const { get, actions, change, undo } = createPlanStore();
    actions.add(louvre);
    change('time', time('10:00'), 'field 1');
    change('length', () => [{ of: 'stops', id: louvre.id, set: { minutes: 30 } }], 'field 2');
    change('time', time('11:00'), 'field 1');
    undo();
    expect(get().trip.stops[0]?.at).toBe('10:00');
    change('time', time('12:00'), 'field 1');
    undo();
    expect(get().trip.stops[0]?.at).toBe('10:00');
    undo();
    expect(get().trip.stops[0]?.minutes).toBeUndefined();
  });
});
