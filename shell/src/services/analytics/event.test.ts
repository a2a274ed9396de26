import { eventBatchSchema, parseWith } from '@odysseus/contract';
import { cut, cutEvent } from './event';

test.each([
  ['a name', () => cutEvent('n'.repeat(41), {})?.name, 'n'.repeat(40)],
  ['a name at the limit', () => cutEvent('n'.repeat(40), {})?.name, 'n'.repeat(40)],
  ['a key', () => Object.keys(cutEvent('e', { ['k'.repeat(41)]: 1 })?.parameters ?? {}), ['k'.repeat(40)]],
  ['a value', () => cutEvent('e', { k: 'v'.repeat(101) })?.parameters['k'], 'v'.repeat(100)],
  ['a context value', () => cutEvent('e', {}, { page_url: 'v'.repeat(101) })?.parameters['page_url'], 'v'.repeat(100)],
])('%s is cut to its limit', (_, actual, expected) => {
  expect(actual()).toEqual(expected);
});

test('a cut never splits a character', () => {
  expect(cut('ab😀', 3)).toBe('ab');
  expect(cut('ab😀', 4)).toBe('ab😀');
});

test.each([
  [undefined, undefined],
  [null, undefined],
  [Number.NaN, 'NaN'],
  [0, 0],
  [false, false],
  ['', ''],
  [{ a: 1 }, '{"a":1}'],
])('a value %p from careless code becomes %p', (value, kept) => {
  expect(cutEvent('e', { value })?.parameters['value']).toBe(kept);
});

test('nothing is left of an event without a name', () => {
  expect(cutEvent('  ', { a: 1 })).toBeUndefined();
});

test("a parameter can't pass for the context's", () => {
  expect(cutEvent('e', { user_id: 'somebody else' }, { user_id: 'me' })?.parameters).toEqual({ user_id: 'me' });
});

test('whatever goes in, the collector accepts what comes out, with the context whole', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`key_${index}`, index]));
  const event = cutEvent(
    'e'.repeat(99),
    { ...many, '': 1, long: 'x'.repeat(500), nan: Number.NaN },
    { session_id: 's', page_path: '/paris' },
  );
  expect(() => parseWith(eventBatchSchema, { events: [event] }, 'a batch')).not.toThrow();
  expect(Object.keys(event?.parameters ?? {})).toHaveLength(40);
  expect(event?.parameters).toMatchObject({ session_id: 's', page_path: '/paris', key_0: 0 });
});
