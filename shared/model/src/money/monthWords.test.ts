import { monthWords } from './monthWords';

it.each([
  [[4, 5, 6, 7, 8, 9, 10], 'April to October'],
  [[1, 2, 3, 11, 12], 'November to March'],
  [[8], 'August'],
  [[7, 8], 'July and August'],
  [[12, 1], 'December and January'],
  [[5, 9], 'May and September'],
  [[1, 2, 5, 7], 'January and February, May, July'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'January to December'],
])('says %j as %s', (months, words) => {
  expect(monthWords(months)).toBe(words);
});
