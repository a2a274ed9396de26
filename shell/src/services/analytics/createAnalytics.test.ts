import type { Consent } from '../consent';
import { createAnalytics, type Analytics, type AnalyticsOptions } from './createAnalytics';
import type { SinkSurroundings } from './sinks/openSinks';
import { consentOf, forbiddenStorage, quietLog, recordingSink, settle, siteWith, storageOf } from './testing';

const address = 'https://odysseus.example/paris?utm_source=letter&utm_medium=email&utm_campaign=spring&token=secret';
const start = Date.parse('2026-05-01T10:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();

let analytics: Analytics;

function arrange(initial: Consent, over: Partial<AnalyticsOptions> = {}) {
  const consent = consentOf(initial);
  const storage = storageOf();
  const receiver = recordingSink();
  const openSinks = jest.fn(async (_surroundings: SinkSurroundings) => [receiver.sink]);
  const observeVitals = jest.fn(async () => () => {});
  const random = jest.fn(() => 0);
  analytics = createAnalytics({
    site: siteWith(),
    consent,
    storage,
    random,
    openSinks,
    location: new URL(address),
    newId: () => 'session-1',
    whenIdle(callback) {
      callback();
      return () => {};
    },
    log: quietLog,
    parts: { startMeasurements: async () => (await import('./measurements')).startMeasurements, observeVitals },
    ...over,
  });
  return { consent, storage, receiver, openSinks, observeVitals, random };
}
/** Lets the debounce of 1 s pass. */
const flush = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  jest.clearAllMocks();
});
afterEach(() => {
  analytics.stop();
  jest.useRealTimers();
});

describe('while consent is pending', () => {
  test('nothing is stored, sent or looked up', async () => {
    const { storage, openSinks, observeVitals } = arrange('pending');
    analytics.start();
    analytics.pageView('/paris', 'Paris');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(storage.entries.size).toBe(0);
    expect(openSinks).not.toHaveBeenCalled();
    expect(observeVitals).not.toHaveBeenCalled();
  });

  test('then all: what was held is sent in order, with its own times, and the session begins', async () => {
    const { consent, storage, receiver, observeVitals } = arrange('pending');
    analytics.start();
    analytics.pageView('/paris', 'Paris');
    await jest.advanceTimersByTimeAsync(3_000);
    analytics.pageView('/museums', 'Museums');
    await jest.advanceTimersByTimeAsync(1_000);
    consent.set('all');
    analytics.track('after');
    await flush();
    expect(
      receiver.events.map(({ name, parameters }) => [
        name,
        parameters['timestamp'],
        parameters['page_path'],
        parameters['landing_page'],
      ]),
    ).toEqual([
      ['page_view', at(0), '/paris', true],
      ['page_view', at(3), '/museums', false],
      ['after', at(4), '/museums', undefined],
    ]);
    expect([...storage.entries.keys()].sort()).toEqual(['initial_source', 'landing_page', 'session_id']);
    expect(observeVitals).toHaveBeenCalledTimes(1);
  });

  test('then necessary: what was held is dropped for good', async () => {
    const { consent, receiver, openSinks, storage } = arrange('pending');
    analytics.start();
    analytics.pageView('/paris', 'Paris');
    consent.set('necessary');
    analytics.track('later');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(openSinks).not.toHaveBeenCalled();
    expect(storage.entries.size).toBe(0);
    consent.set('all');
    await flush();
    expect(receiver.names).toEqual(['page_view']);
    expect(receiver.events[0]?.parameters).toMatchObject({
      timestamp: at(120),
      landing_page: true,
      page_path: '/paris',
    });
  });

  test('at most 200 events are held; the oldest go first', async () => {
    const { consent, receiver } = arrange('pending');
    analytics.start();
    for (let index = 0; index < 201; index += 1) analytics.track(`e${index}`);
    consent.set('all');
    await flush();
    expect(receiver.names).toHaveLength(200);
    expect(receiver.names[0]).toBe('e1');
    expect(receiver.names.at(-1)).toBe('e200');
  });

  test('events before the start are held too', async () => {
    const { receiver } = arrange('all');
    analytics.track('early');
    analytics.start();
    await flush();
    expect(receiver.names).toEqual(['early']);
  });
});

describe('with consent', () => {
  test('every field of the specification is attached', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/q?secret=1');
    const { receiver } = arrange('all');
    analytics.start();
    analytics.setUser('uid-1');
    analytics.pageView('/paris', 'Paris');
    await flush();
    expect(receiver.events[0]).toEqual({
      name: 'page_view',
      parameters: {
        landing_page: true,
        source: 'letter',
        medium: 'email',
        campaign: 'spring',
        traffic_type: 'attributed',
        user_type: 'authenticated',
        user_id: 'uid-1',
        timestamp: at(0),
        session_id: 'session-1',
        browser: expect.any(String),
        language: 'en-US',
        platform: expect.any(String),
        screen_resolution: '0x0',
        viewport_size: '1024x768',
        device_type: 'desktop',
        connection_type: 'unknown',
        page_url: 'https://odysseus.example/paris?utm_source=letter&utm_medium=email&utm_campaign=spring',
        page_path: '/paris',
        page_title: 'Paris',
        page_referrer: 'https://search.example/q',
      },
    });
    jest.restoreAllMocks();
  });

  test('a guest is anonymous, and the screen before is the referrer of the next', async () => {
    const { receiver } = arrange('all');
    analytics.start();
    analytics.pageView('/paris', 'Paris');
    analytics.pageView('/museums?x=1', 'Museums');
    analytics.setUser('uid-1');
    analytics.setUser(null);
    analytics.track('user_logout');
    await flush();
    expect(receiver.events[1]?.parameters).toMatchObject({
      user_type: 'guest',
      user_id: 'anonymous',
      page_url: 'https://odysseus.example/museums',
      page_path: '/museums',
      page_referrer: expect.stringMatching(/^https:\/\/odysseus\.example\/paris/),
    });
    expect(receiver.events[2]?.parameters).toMatchObject({ user_type: 'guest', page_title: 'Museums' });
  });

  test('a tab that continues its session has no second landing page, and keeps its source', async () => {
    const source = { source: 'search.example', medium: 'referral', campaign: '(not set)', traffic_type: 'referred' };
    const storage = storageOf({ session_id: 'session-0', initial_source: JSON.stringify(source), landing_page: '/' });
    const { receiver } = arrange('all', { storage });
    analytics.start();
    analytics.pageView('/paris', 'Paris');
    await flush();
    expect(receiver.events[0]?.parameters).toMatchObject({ ...source, session_id: 'session-0', landing_page: false });
  });

  test('storage that is forbidden or full hinders nothing', async () => {
    const { receiver } = arrange('all', { storage: forbiddenStorage });
    analytics.start();
    analytics.pageView('/paris', 'Paris');
    await flush();
    expect(receiver.events[0]?.parameters).toMatchObject({ session_id: 'session-1', landing_page: true });
  });

  test.each([
    ['scroll_depth', 0.1],
    ['user_interaction', 0.5],
    ['performance_metrics', 0.2],
    ['engagement_time', 1],
    ['anything_else', 1],
  ])('%s is sampled at %p', async (name, rate) => {
    const { receiver, random } = arrange('all');
    analytics.start();
    random.mockReturnValue(rate);
    analytics.track(name);
    random.mockReturnValue(rate - 0.001);
    analytics.track(name);
    await flush();
    expect(receiver.names).toEqual([name]);
  });

  test('when the page hides, page_exit and all that waits leave at once', async () => {
    const { receiver } = arrange('all');
    analytics.start();
    await settle();
    analytics.pageView('/paris', 'Paris');
    window.dispatchEvent(new Event('pagehide'));
    expect(receiver.names).toEqual(['page_view', 'page_exit']);
    expect(receiver.sink.hide).toHaveBeenCalledTimes(1);
  });

  test('the sinks are opened in a pause of the page, not at its start', async () => {
    let idle = () => {};
    const { openSinks } = arrange('all', {
      whenIdle(callback) {
        const before = idle;
        idle = () => {
          before();
          callback();
        };
        return () => {};
      },
    });
    analytics.start();
    await flush();
    expect(openSinks).not.toHaveBeenCalled();
    idle();
    expect(openSinks).toHaveBeenCalledTimes(1);
  });
});

describe('consent withdrawn, here or in another tab', () => {
  test('deletes the stored keys, stops the sinks and drops what waits', async () => {
    const { consent, storage, receiver } = arrange('all');
    storage.setItem('unrelated', 'kept');
    analytics.start();
    await settle();
    analytics.pageView('/paris', 'Paris');
    consent.set('necessary');
    expect([...storage.entries.keys()]).toEqual(['unrelated']);
    expect(receiver.sink.stop).toHaveBeenCalledTimes(1);
    analytics.track('later');
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(receiver.events).toEqual([]);
  });

  test('while the sinks are still opening, tells them so and uses none', async () => {
    let finish = () => {};
    const receiver = recordingSink();
    let signal: AbortSignal | undefined;
    const { consent } = arrange('all', {
      openSinks: (surroundings) => {
        signal = surroundings.signal;
        return new Promise((resolve) => (finish = () => resolve([receiver.sink])));
      },
    });
    analytics.start();
    analytics.track('waits');
    consent.set('necessary');
    expect(signal?.aborted).toBe(true);
    finish();
    await flush();
    expect(receiver.events).toEqual([]);
  });

  test('and given again, begins a new session', async () => {
    let session = 0;
    const { consent, receiver } = arrange('all', { newId: () => `session-${(session += 1)}` });
    analytics.start();
    analytics.pageView('/paris', 'Paris');
    await flush();
    consent.set('necessary');
    consent.set('all');
    await flush();
    expect(receiver.events.map(({ parameters }) => [parameters['session_id'], parameters['landing_page']])).toEqual([
      ['session-1', true],
      ['session-2', true],
    ]);
  });

  test('leaves no key of an earlier visit behind, even when the page opens without consent', () => {
    const storage = storageOf({ session_id: 'session-0', initial_source: '{}', landing_page: '/' });
    arrange('necessary', { storage });
    analytics.start();
    expect(storage.entries.size).toBe(0);
  });
});

describe('failures', () => {
  test('a sink that throws is logged and reported once by analytics_error, without recursion; others go on', async () => {
    const broken = recordingSink('broken');
    broken.sink.send.mockImplementation(() => {
      throw new TypeError('no');
    });
    const receiver = recordingSink();
    arrange('all', { openSinks: async () => [broken.sink, receiver.sink] });
    analytics.start();
    await settle();
    analytics.track('a');
    await jest.advanceTimersByTimeAsync(10_000);
    analytics.track('b');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(receiver.names).toEqual(['a', 'analytics_error', 'b']);
    expect(receiver.events[1]?.parameters).toMatchObject({ where: 'broken', message: 'TypeError: no' });
    expect(quietLog.warn).toHaveBeenCalledTimes(3);
  });

  test('sinks that do not load are logged; the page goes on', async () => {
    arrange('all', { openSinks: () => Promise.reject(new Error('chunk')) });
    analytics.start();
    await settle();
    expect(() => analytics.track('a')).not.toThrow();
    expect(quietLog.warn).toHaveBeenCalledTimes(1);
  });

  test('an event that cannot be recorded never throws at whoever records it', () => {
    arrange('all', {
      random: () => {
        throw new Error('no randomness');
      },
    });
    analytics.start();
    expect(() => analytics.track('a')).not.toThrow();
    expect(quietLog.warn).toHaveBeenCalled();
  });

  test('recordError attempts an analytics_error event', async () => {
    const { receiver } = arrange('all');
    analytics.start();
    analytics.recordError('the release document', new Error('x'.repeat(200)));
    await flush();
    expect(receiver.events[0]).toMatchObject({
      name: 'analytics_error',
      parameters: { where: 'the release document' },
    });
    expect(String(receiver.events[0]?.parameters['message'])).toHaveLength(100);
  });
});

test('stop sends what waits, and a start after it goes on', async () => {
  const { receiver } = arrange('all');
  analytics.start();
  await settle();
  analytics.track('a');
  analytics.stop();
  expect(receiver.names).toEqual(['a']);
  analytics.track('between');
  analytics.start();
  await flush();
  expect(receiver.names).toEqual(['a', 'between']);
});

test('on localhost everything ends in the buffer of the page', async () => {
  arrange('all', {
    openSinks: async (surroundings) => (await import('./sinks/openSinks')).openSinks(surroundings),
    location: new URL('http://localhost:8080/paris'),
  });
  analytics.start();
  analytics.pageView('/paris', 'Paris');
  await flush();
  expect(window.__odysseusAnalytics?.events.map(({ name }) => name)).toEqual(['page_view']);
  expect(quietLog.debug).toHaveBeenCalledWith(
    expect.any(String),
    'page_view',
    expect.objectContaining({ page_path: '/paris' }),
  );
});

test('from an ordinary host the backend receives what its contract accepts', async () => {
  const fetch = jest.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
  const { eventBatchSchema, parseWith } = await import('@odysseus/contract');
  arrange('all', {
    site: siteWith({ collector: true }),
    openSinks: async (surroundings) => (await import('./sinks/openSinks')).openSinks(surroundings),
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  analytics.start();
  analytics.pageView('/paris', 'Paris');
  analytics.track('x'.repeat(50), { ['k'.repeat(50)]: 'v'.repeat(200) });
  await flush();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/events');
  expect(parseWith(eventBatchSchema, JSON.parse(String(init?.body)), 'a batch').events).toHaveLength(2);
});
