import { dropPlace } from './dropPlace';

const slots = ['a', 'b', 'c'].map((id, index) => ({ id, top: 100 * index, bottom: 100 * index + 92 }));

it.each([
  ['above all', -50, 'c', { index: 0, line: -4 }],
  ['over the upper half of one', 120, 'c', { index: 1, line: 96 }],
  ['over the lower half of one', 160, 'c', { index: 2, line: 196 }],
  ['below all', 900, 'a', { index: 2, line: 296 }],
  ['over itself', 150, 'b', { index: 1, line: 96 }],
])('%s', (_what, y, moved, expected) => {
  expect(dropPlace(slots, y, moved)).toEqual(expected);
});

it('is the first of a day that has none, or itself alone', () => {
  expect(dropPlace([], 10, 'a')).toEqual({ index: 0, line: undefined });
  expect(dropPlace(slots.slice(0, 1), 10, 'a')).toEqual({ index: 0, line: undefined });
});
