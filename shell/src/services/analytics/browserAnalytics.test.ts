import { consentKey } from '../consent';
import { browserAnalytics } from './browserAnalytics';
import type { Analytics } from './createAnalytics';
import { readAnalyticsBuffer } from './sinks/bufferSink';
import { siteWith } from './testing';

// The test's document has no performance timeline to observe.
jest.mock('./webVitals', () => ({ observeVitals: () => {} }));

let analytics: Analytics;

/** What this tab sees when the visitor answers the banner in another one. */
function chooseInOtherTab(value: string) {
  localStorage.setItem(consentKey, value);
  window.dispatchEvent(new StorageEvent('storage', { key: consentKey, newValue: value }));
}
const seen = () => readAnalyticsBuffer(window).map(({ name }) => name);
const analyticsKeys = () => Object.keys(sessionStorage).sort();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'debug').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
  analytics = browserAnalytics(siteWith());
  analytics.start();
  analytics.pageView('/paris', 'Paris');
});
afterEach(() => {
  analytics.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('with nothing but the browser: consent in another tab begins the session here, withdrawal there ends it', async () => {
  await jest.advanceTimersByTimeAsync(5_000);
  expect(seen()).toEqual([]);
  expect(analyticsKeys()).toEqual([]);

  chooseInOtherTab('all');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(seen()).toEqual(['page_view']);
  expect(analyticsKeys()).toEqual(['initial_source', 'landing_page', 'session_id']);
  expect(sessionStorage.getItem('session_id')).toMatch(/^[0-9a-f]{32}$/);

  chooseInOtherTab('necessary');
  analytics.track('later');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(seen()).toEqual([]);
  expect(analyticsKeys()).toEqual([]);
});

test('leaving the page leaves page_exit in the buffer', async () => {
  chooseInOtherTab('all');
  await jest.advanceTimersByTimeAsync(5_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(seen()).toEqual(['page_view', 'page_exit']);
});
