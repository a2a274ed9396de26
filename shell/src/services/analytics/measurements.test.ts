import { systemClock } from './systemClock';
import { startMeasurements, type Measurements } from './measurements';

const record = jest.fn();
const onHide = jest.fn();
let measurements: Measurements;

const recorded = (name: string) =>
  record.mock.calls.filter(([recordedName]) => recordedName === name).map(([, parameters]) => parameters as unknown);
const show = (visibility: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** A sign of life each second. */
const stayActive = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    jest.advanceTimersByTime(999);
    window.dispatchEvent(new Event('pointermove'));
    jest.advanceTimersByTime(1);
  }
};
const timing = { startTime: 0, domContentLoadedEventEnd: 1_000, loadEventEnd: 3_500 };

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.defineProperty(window.performance, 'getEntriesByType', { configurable: true, value: () => [timing] });
  measurements = startMeasurements({ window, clock: systemClock, record, onHide });
});
afterEach(() => {
  measurements.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('engagement is checked every 5 s', () => {
  stayActive(4);
  expect(recorded('engagement_time')).toEqual([]);
  stayActive(1);
  expect(recorded('engagement_time')).toHaveLength(1);
  stayActive(5);
  expect(recorded('engagement_time')).toHaveLength(2);
});

test('engagement tells the new and the total time, and no bounce from 30 s on', () => {
  stayActive(40);
  const reports = recorded('engagement_time');
  expect(reports[0]).toEqual({ engagement_seconds: 5, total_engagement_seconds: 5, bounce: true });
  expect(reports[4]).toMatchObject({ bounce: true });
  expect(reports[6]).toMatchObject({ bounce: false });
  expect(reports[7]).toEqual({ engagement_seconds: 5, total_engagement_seconds: 40, bounce: false });
});

test('an idle visitor is not reported', () => {
  jest.advanceTimersByTime(120_000);
  expect(recorded('engagement_time')).toEqual([]);
});

test.each([
  ['visibilitychange', () => show('hidden')],
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
])('leaving by %s records page_exit and sends what waits', (_, leave) => {
  stayActive(10);
  leave();
  expect(recorded('page_exit')).toEqual([{ total_engagement_seconds: 10, bounce: true }]);
  expect(onHide).toHaveBeenCalledTimes(1);
});

test('one departure, announced by two events, is one page_exit; the next one is another', () => {
  show('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(recorded('page_exit')).toHaveLength(1);
  show('visible');
  stayActive(2);
  show('hidden');
  expect(recorded('page_exit')).toHaveLength(2);
  expect(recorded('page_exit')[1]).toMatchObject({ total_engagement_seconds: 2 });
});

test('performance metrics are recorded every 30 s, with what is known by then', () => {
  measurements.addVitals({ LCP: 2_100 });
  jest.advanceTimersByTime(29_999);
  expect(recorded('performance_metrics')).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(recorded('performance_metrics')).toEqual([
    { lcp_ms: 2_100, dom_ready_ms: 1_000, load_ms: 3_500, slow_load: true },
  ]);
  jest.advanceTimersByTime(30_000);
  expect(recorded('performance_metrics')).toHaveLength(2);
});

test('a page out of sight records no performance metrics', () => {
  show('hidden');
  jest.advanceTimersByTime(90_000);
  expect(recorded('performance_metrics')).toEqual([]);
});

test('each depth of a screen is recorded once, and anew on the next screen', () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight * 2);
  const scroll = () => {
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(250);
  };
  scroll();
  scroll();
  expect(recorded('scroll_depth')).toEqual([{ percent: 25 }, { percent: 50 }]);
  measurements.leaveScreen();
  scroll();
  expect(recorded('scroll_depth')).toHaveLength(4);
});

test('a click on a control is an interaction, elsewhere it is none', () => {
  document.body.innerHTML = '<button>Go</button><p>Text</p>';
  document.querySelector('p')?.click();
  expect(recorded('user_interaction')).toEqual([]);
  document.querySelector('button')?.click();
  expect(recorded('user_interaction')).toEqual([{ interaction_type: 'click', element: 'button' }]);
});

test('leaving a screen reports the time spent on it', () => {
  stayActive(5);
  jest.advanceTimersByTime(4_000);
  window.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(1_000 - 1);
  measurements.leaveScreen();
  expect(recorded('engagement_time')).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(recorded('engagement_time')).toHaveLength(2);
});

test('once stopped, nothing is recorded any more', () => {
  measurements.stop();
  stayActive(60);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(60_000);
  expect(record).not.toHaveBeenCalled();
});
