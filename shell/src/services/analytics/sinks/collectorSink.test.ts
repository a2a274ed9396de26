import { collectorLimits, eventBatchSchema, parseWith, type AnalyticsEvent } from '@odysseus/contract';
import { systemClock } from '../systemClock';
import { settle } from '../testing';
import { batchLength } from './batches';
import { collectorSink, isWorthRepeating, pauseAsked, retryDelay } from './collectorSink';

const events = (count: number, name = 'e'): AnalyticsEvent[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${name}${index}`, parameters: {} }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function sinkWith(answer: () => Promise<Response>, beacon?: (url: string, body: string) => boolean, random = () => 0) {
  const fetch = jest.fn((_url: string, _init: RequestInit) => answer());
  const onFailure = jest.fn<void, [sink: string, cause: unknown, lost: readonly unknown[]]>();
  const sink = collectorSink({
    backend: 'https://api.example',
    clock: systemClock,
    fetch: fetch as unknown as typeof globalThis.fetch,
    sendBeacon: beacon,
    random,
    onFailure,
  });
  const bodies = () =>
    fetch.mock.calls.map(([, init]) => parseWith(eventBatchSchema, JSON.parse(String(init.body)), 'a batch').events);
  return { sink, fetch, onFailure, bodies };
}
const accepted = async () => new Response(null, { status: 204 });
const refused =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    new Response(null, { status, headers });

test('a batch is posted to the collector as the contract wants it', async () => {
  const { sink, fetch, bodies } = sinkWith(accepted);
  sink.send(events(2));
  await settle();
  expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/events');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(bodies()).toEqual([events(2)]);
});

test('at most 50 events go in one call, all of them in order', async () => {
  const { sink, bodies } = sinkWith(accepted);
  sink.send(events(120));
  await settle();
  expect(bodies().map((batch) => batch.length)).toEqual([50, 50, 20]);
  expect(bodies().flat()).toEqual(events(120));
});

test('a batch never grows beyond the bytes that the collector and a beacon take', () => {
  const large = Array.from({ length: 50 }, (_, index) => ({
    name: `e${index}`,
    parameters: Object.fromEntries(Array.from({ length: 40 }, (_unused, key) => [`key${key}`, 'é'.repeat(100)])),
  }));
  const length = batchLength(large);
  expect(length).toBeGreaterThan(1);
  expect(Buffer.byteLength(JSON.stringify({ events: large.slice(0, length) }))).toBeLessThanOrEqual(
    collectorLimits.bodyBytes,
  );
});

test.each([
  [1, 1_000],
  [2, 2_000],
  [6, 32_000],
  [7, 60_000],
  [20, 60_000],
])('after %p failures the pause is %p ms', (failures, pause) => {
  expect(retryDelay(failures)).toBe(pause);
});

test.each([
  [400, false],
  [401, false],
  [408, true],
  [413, false],
  [429, true],
  [500, true],
  [503, true],
])('status %p is worth repeating: %p', (status, worth) => {
  expect(isWorthRepeating(status)).toBe(worth);
});

test('while the backend is down the same batch is repeated with growing pauses, then all goes on', async () => {
  let isUp = false;
  const { sink, fetch, bodies, onFailure } = sinkWith(async () => (isUp ? accepted() : refused(503)()));
  sink.send(events(1, 'a'));
  await settle();
  await jest.advanceTimersByTimeAsync(999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  sink.send(events(1, 'b'));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
  isUp = true;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(bodies().at(-1)).toEqual([...events(1, 'a'), ...events(1, 'b')]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a batch that never gets through is given up after 6 calls, reported, and blocks nothing', async () => {
  const { sink, fetch, onFailure } = sinkWith(() => Promise.reject(new TypeError('offline')));
  sink.send(events(1));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(fetch).toHaveBeenCalledTimes(6);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure.mock.calls[0]?.[2]).toEqual(events(1));
  sink.send(events(1, 'next'));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(7);
});

test('a refused batch is not repeated', async () => {
  const { sink, fetch, onFailure } = sinkWith(refused(400));
  sink.send(events(1));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(String(onFailure.mock.calls[0]?.[1])).toContain('400');
});

test.each([
  ['40', 40_000],
  ['0', 0],
  ['86400', 3_600_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ['-1', null],
  [null, null],
])('Retry-After %p asks for a pause of %p ms', (header, pause) => {
  expect(pauseAsked(header)).toBe(pause);
});

test('after a call events gather for 10 s and leave together', async () => {
  const { sink, bodies } = sinkWith(accepted);
  sink.send(events(1, 'a'));
  await settle();
  for (let second = 1; second < 10; second += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    sink.send(events(1, `second${second}-`));
  }
  await settle();
  expect(bodies()).toEqual([events(1, 'a')]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(bodies().map((batch) => batch.length)).toEqual([1, 9]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(bodies()).toHaveLength(2);
});

describe('when the backend has had too many calls', () => {
  const limit = (retryAfter?: string) => refused(429, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });

  test.each([
    ['for as long as it says', '40', 40_000],
    ['for a minute when it does not say', undefined, 60_000],
  ])('nothing is sent %s, and then everything at once', async (_how, retryAfter, pause) => {
    let isLimited = true;
    const { sink, fetch, bodies, onFailure } = sinkWith(() => (isLimited ? limit(retryAfter)() : accepted()));
    sink.send(events(1, 'a'));
    await settle();
    sink.send(events(2, 'b'));
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(fetch).toHaveBeenCalledTimes(1);
    isLimited = false;
    await jest.advanceTimersByTimeAsync(1);
    expect(bodies().slice(1)).toEqual([[...events(1, 'a'), ...events(2, 'b')]]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('tabs come back one after the other', async () => {
    const { sink, fetch } = sinkWith(limit('40'), undefined, () => 0.5);
    sink.send(events(1));
    await settle();
    await jest.advanceTimersByTimeAsync(44_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('the newest 500 events wait, however long it takes, with one call for each pause', async () => {
    let isLimited = true;
    const { sink, fetch, bodies, onFailure } = sinkWith(() => (isLimited ? limit('60')() : accepted()));
    sink.send(events(600));
    await settle();
    await jest.advanceTimersByTimeAsync(20 * 60_000 - 1);
    expect(fetch).toHaveBeenCalledTimes(20);
    expect(onFailure).not.toHaveBeenCalled();
    isLimited = false;
    await jest.advanceTimersByTimeAsync(1);
    expect(bodies().slice(20).flat()).toEqual(events(600).slice(100));
  });

  test('a page that hides keeps what would be refused, and sends it when it is allowed to', async () => {
    const beacon = jest.fn((_url: string, _body: string) => true);
    let isLimited = true;
    const { sink, fetch, bodies } = sinkWith(() => (isLimited ? limit('40')() : accepted()), beacon);
    sink.send(events(1));
    await settle();
    sink.hide?.();
    await settle();
    expect(beacon).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledTimes(1);
    isLimited = false;
    await jest.advanceTimersByTimeAsync(40_000);
    expect(bodies()[1]).toEqual(events(1));
    sink.send(events(1, 'later'));
    sink.hide?.();
    expect(beacon).toHaveBeenCalledTimes(1);
  });
});

test('a backend that is down and says for how long is left alone for as long', async () => {
  const { sink, fetch } = sinkWith(refused(503, { 'Retry-After': '30' }));
  sink.send(events(1));
  await settle();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a backend that does not answer is given up after 10 s and asked again', async () => {
  const fetch = jest.fn(
    (_url: string, init: RequestInit) =>
      new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  );
  const sink = collectorSink({
    backend: '',
    clock: systemClock,
    fetch: fetch as unknown as typeof globalThis.fetch,
    sendBeacon: undefined,
    random: () => 0,
    onFailure: jest.fn(),
  });
  sink.send(events(1));
  await jest.advanceTimersByTimeAsync(10_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the newest 500 events wait for a backend that is down', async () => {
  let isUp = false;
  const { sink, bodies } = sinkWith(async () => (isUp ? accepted() : refused(503)()));
  sink.send(events(1, 'first'));
  await settle();
  sink.send(events(600));
  isUp = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(bodies().slice(1).flat()).toEqual(events(600).slice(100));
});

describe('when the page hides', () => {
  test('what waits leaves by beacon, in batches', async () => {
    const beacon = jest.fn((_url: string, _body: string) => true);
    const { sink, fetch } = sinkWith(refused(503), beacon);
    sink.send(events(60));
    await settle();
    sink.hide?.();
    expect(
      beacon.mock.calls.map(([url, body]) => [url, (JSON.parse(body) as { events: unknown[] }).events.length]),
    ).toEqual([
      ['https://api.example/api/events', 50],
      ['https://api.example/api/events', 10],
    ]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('what is handed over at that moment leaves by beacon too', async () => {
    const beacon = jest.fn((_url: string, _body: string) => true);
    const { sink, fetch } = sinkWith(accepted, beacon);
    sink.send(events(1));
    sink.hide?.();
    await settle();
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['there is no beacon', undefined],
    ['the browser refuses the beacon', () => false],
  ])('and %s, a call that outlives the page takes its place, at once', async (_, beacon) => {
    const { sink, fetch, bodies } = sinkWith(refused(503), beacon);
    sink.send(events(1));
    await settle();
    sink.hide?.();
    await settle();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(bodies()[1]).toEqual(events(1));
  });
});

test('once stopped, nothing is sent any more', async () => {
  const beacon = jest.fn(() => true);
  const { sink, fetch } = sinkWith(refused(503), beacon);
  sink.send(events(1));
  await settle();
  sink.stop();
  sink.send(events(1));
  sink.hide?.();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(beacon).not.toHaveBeenCalled();
});
