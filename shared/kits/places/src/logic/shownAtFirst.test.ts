import { shownAtFirst } from './shownAtFirst';

it('shows all of a short list, and of a long one the first of every group', () => {
  expect(shownAtFirst([6, 8, 3], 23)).toEqual([6, 8, 3]);
  expect(shownAtFirst([6, 8, 3, 4, 4, 2, 6, 2, 6], 23)).toEqual([3, 2, 3, 4, 4, 2, 2, 2, 2]);
  expect(shownAtFirst([40], 23)).toEqual([23]);
});

it('folds no entry alone where another group can fold one more in its place, and shows as many in all', () => {
  expect(shownAtFirst([12, 10, 4], 23)).toEqual([9, 10, 4]);
  expect(shownAtFirst([5, 5, 4, 5, 2, 8, 3, 4], 23)).toEqual([3, 3, 4, 2, 2, 2, 3, 4]);
  expect(shownAtFirst([3, 6, 5, 3, 5, 4], 23)).toEqual([3, 6, 5, 3, 2, 4]);
});

it('shows an entry that would be folded alone, even where no other group can fold one more', () => {
  expect(shownAtFirst([4, 4, 4], 9)).toEqual([4, 4, 2]);
  expect(shownAtFirst([24], 23)).toEqual([24]);
  expect(shownAtFirst([3], 2)).toEqual([3]);
});

it('shows one of every group, however many there are, and nothing of an empty one', () => {
  expect(shownAtFirst([3, 3, 3, 0], 1)).toEqual([1, 1, 1, 0]);
  expect(shownAtFirst([], 23)).toEqual([]);
});
