import { createPlanStore, planKey } from './planStore';

const louvre = { id: 'paris/louvre', name: 'Louvre', path: '/museums' };
const orsay = { id: 'paris/orsay', name: 'Orsay', path: '/museums' };
beforeEach(() => localStorage.clear());

test.each([
  ['as shells before there were versions wrote it', [louvre]],
  ['with its version', { version: 1, items: [louvre] }],
])('a trip is read %s, and written so that those shells read it, too', (_what, stored) => {
  localStorage.setItem(planKey, JSON.stringify(stored));
  const { value, actions } = createPlanStore();
  expect(value.get()).toEqual([louvre]);
  actions.add(orsay);
  expect(JSON.parse(localStorage.getItem(planKey) ?? '')).toEqual([louvre, orsay]);
});

test('a trip of a newer shell stays as it is, and the page keeps its own', () => {
  const stored = JSON.stringify({ version: 2, days: [[louvre.id]] });
  localStorage.setItem(planKey, stored);
  const { value, actions } = createPlanStore();
  expect(value.get()).toEqual([]);
  const stop = value.subscribe(() => undefined);
  actions.add(orsay);
  window.dispatchEvent(new StorageEvent('storage', { key: planKey }));
  expect(value.get()).toEqual([orsay]);
  expect(localStorage.getItem(planKey)).toBe(stored);
  stop();
});

test.each(['{', '"text"', '[{"id":7}]'])('rubbish (%s) counts as no trip, and gives way to one', (stored) => {
  localStorage.setItem(planKey, stored);
  const { value, actions } = createPlanStore();
  expect(value.get()).toEqual([]);
  actions.add(orsay);
  expect(createPlanStore().value.get()).toEqual([orsay]);
});
