import { closesSoonWords } from './closesSoonWords';

it.each([
  ['18:00', false, 'Closes soon, at 18:00'],
  ['00:00', true, 'Usually closes soon, at midnight'],
])('tells of %s, usual %s: %s', (until, usual, words) => {
  expect(closesSoonWords(until, usual)).toBe(words);
});
