import { lengthText } from './lengthText';

it.each([
  [0, '0 min'],
  [25, '25 min'],
  [60, '1 h'],
  [65, '1 h 05'],
  [90, '1 h 30'],
  [150, '2 h 30'],
])('tells %i minutes as %s', (minutes, text) => {
  expect(lengthText(minutes)).toBe(text);
});
