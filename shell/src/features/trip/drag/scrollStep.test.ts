import { scrollStep } from './scrollStep';

it.each([
  ['in the middle the page rests', 400, 0],
  ['at the very bottom it goes fastest', 844, 110],
  ['halfway to the bottom it goes half as fast', 799, 55],
  ['beyond the bottom no faster', 2_000, 110],
  ['at the top it goes back', 0, -110],
  ['beyond the top no faster', -300, -110],
])('%s', (_what, y, expected) => {
  expect(scrollStep(y, 844, 100)).toBeCloseTo(expected);
});
