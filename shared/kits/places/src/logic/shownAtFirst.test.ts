import { shownAtFirst } from './shownAtFirst';

it('shows all of a short list, and of a long one the first of every group', () => {
  expect(shownAtFirst([6, 8, 3], 23)).toEqual([6, 8, 3]);
  expect(shownAtFirst([6, 8, 3, 4, 4, 2, 6, 2, 6], 23)).toEqual([3, 3, 3, 3, 3, 2, 2, 2, 2]);
  expect(shownAtFirst([40], 23)).toEqual([23]);
});

it('shows one of every group, however many there are, and nothing of an empty one', () => {
  expect(shownAtFirst([2, 2, 2, 0], 1)).toEqual([1, 1, 1, 0]);
  expect(shownAtFirst([], 23)).toEqual([]);
});
