import { isSampled } from './sampling';

test.each([
  ['scroll_depth', 0.1],
  ['user_interaction', 0.5],
  ['performance_metrics', 0.2],
  ['engagement_time', 1],
  ['page_view', 1],
  ['constructor', 1],
])('%s is recorded at rate %p', (name, rate) => {
  expect(isSampled(name, rate - 0.001)).toBe(true);
  expect(isSampled(name, rate)).toBe(false);
  expect(isSampled(name, 0)).toBe(true);
});
