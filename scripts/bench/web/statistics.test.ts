import { comparePairs, lowerQuartile, median } from './statistics';

test.each([
  [[3], 3],
  [[1, 9, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [[5], 5],
  [[4, 1, 3, 2], 1],
  [[7, 6, 5, 4, 3, 2, 1], 2],
])('a quarter of %j does not exceed %d', (values, expected) => {
  expect(lowerQuartile(values)).toBe(expected);
});

test('pairs are compared one by one, so that a slow moment of the machine weighs on both of a pair', () => {
  const comparison = comparePairs([
    [100, 110],
    [1_000, 1_100],
    [100, 120],
  ]);
  expect(comparison).toMatchObject({ first: 100, second: 120 });
  expect(comparison.ratio).toBeCloseTo(1.1);
  expect(comparison.spread[1]).toBeCloseTo(1.2);
});

test('nothing has no median', () => {
  expect(() => median([])).toThrow('no median');
});
