import { describePerformance, isSlowLoad } from './performanceMetrics';

test.each([
  [3_000, false],
  [3_001, true],
])('a load of %p ms is slow: %p', (milliseconds, slow) => {
  expect(isSlowLoad(milliseconds)).toBe(slow);
  expect(describePerformance({}, { startTime: 0, domContentLoadedEventEnd: 900, loadEventEnd: milliseconds })).toEqual({
    dom_ready_ms: 900,
    load_ms: milliseconds,
    slow_load: slow,
  });
});

test('vitals are rounded, and what has not been measured is left out', () => {
  expect(
    describePerformance(
      { LCP: 1234.56, CLS: 0.012345, INP: 40 },
      { startTime: 0, domContentLoadedEventEnd: 0, loadEventEnd: 0 },
    ),
  ).toEqual({
    lcp_ms: 1235,
    inp_ms: 40,
    cls: 0.0123,
  });
  expect(describePerformance({}, undefined)).toEqual({});
});
