import { observeVitals } from './webVitals';

const listeners: Record<string, (metric: { name: string; value: number }) => void> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (listener: (metric: { name: string; value: number }) => void) => void (listeners[name] = listener),
    ]),
  ),
);

test('all five vitals are observed, and the newest value of each is kept', () => {
  const onChange = jest.fn();
  observeVitals(onChange);
  expect(Object.keys(listeners).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  listeners['LCP']?.({ name: 'LCP', value: 1_000 });
  listeners['CLS']?.({ name: 'CLS', value: 0.01 });
  listeners['LCP']?.({ name: 'LCP', value: 1_500 });
  expect(onChange).toHaveBeenLastCalledWith({ LCP: 1_500, CLS: 0.01 });
});
