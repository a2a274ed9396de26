import { newScrollDepths } from './scrollDepth';

test.each([
  [0, [], []],
  [250, [], [25]],
  [1_200, [25], [50]],
  [3_000, [25, 50], [75, 100]],
  [3_000, [25, 50, 75, 100], []],
])('scrolled to %p with %p reached, %p are new', (top, reached, expected) => {
  expect(newScrollDepths({ top, viewport: 800, document: 3_800 }, new Set(reached))).toEqual(expected);
});

test('a document without height has no depth', () => {
  expect(newScrollDepths({ top: 0, viewport: 0, document: 0 }, new Set())).toEqual([]);
});
