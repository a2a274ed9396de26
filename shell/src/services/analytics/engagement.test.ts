import { beginEngagement, checkEngagement, hideEngagement, isBounce, seeActivity, type Engagement } from './engagement';

const visit = (...signs: number[]): Engagement => signs.reduce(seeActivity, beginEngagement(0, true));

test.each([
  [[10_000], 10_000],
  [[29_999], 29_999],
  [[30_000], 0],
  [[10_000, 50_000, 55_000], 15_000],
  [[20_000, 45_000], 45_000],
])('signs of life at %p ms count %p ms', (signs, total) => {
  expect(visit(...signs).total).toBe(total);
});

test('a clock that is set back takes nothing away and adds nothing', () => {
  expect(visit(10_000, 4_000, 6_000).total).toBe(12_000);
});

test('time out of sight does not count, what came before does', () => {
  const hidden = hideEngagement(visit(10_000), 15_000);
  expect(hidden.total).toBe(15_000);
  expect(seeActivity(seeActivity(hidden, 25_000), 26_000).total).toBe(16_000);
  expect(hideEngagement(hidden, 20_000).total).toBe(15_000);
});

test.each([
  [4_999, undefined],
  [5_000, 3_000],
])('a check after %p ms reports %p', (time, report) => {
  expect(checkEngagement(visit(3_000), time).report).toBe(report);
});

test('a span is reported once, the next at least 5 s later', () => {
  const first = checkEngagement(visit(5_000), 5_000);
  const active = seeActivity(first.state, 9_999);
  expect(checkEngagement(active, 9_999).report).toBeUndefined();
  expect(checkEngagement(active, 10_000).report).toBe(4_999);
});

test('an idle visitor is not reported', () => {
  expect(checkEngagement(visit(), 60_000).report).toBeUndefined();
});

test('after the clock was set back, reports go on 5 s later', () => {
  const { state } = checkEngagement(visit(100_000, 101_000), 100_000);
  const back = checkEngagement(seeActivity(seeActivity(state, 50_000), 51_000), 51_000);
  expect(back.report).toBeUndefined();
  expect(checkEngagement(back.state, 56_000).report).toBeGreaterThan(0);
});

test.each([
  [[15_000, 29_999], true],
  [[15_000, 30_000], false],
])('signs of life at %p: bounce is %p', (signs, bounce) => {
  expect(isBounce(visit(...signs))).toBe(bounce);
});
