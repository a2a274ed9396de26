import type { Site } from '@odysseus/contract';
import { systemClock } from '../systemClock';
import { siteWith } from '../testing';
import { readAnalyticsBuffer } from './bufferSink';
import { openSinks } from './openSinks';

const logEvent = jest.fn();
jest.mock('firebase/analytics', () => ({
  initializeAnalytics: jest.fn(() => ({})),
  isSupported: async () => true,
  logEvent: (...call: unknown[]) => void logEvent(...call),
  setAnalyticsCollectionEnabled: jest.fn(),
  setDefaultEventParameters: jest.fn(),
  setUserId: jest.fn(),
}));

const onFailure = jest.fn();
const debug = jest.fn();
const echo = (ip: string) => jest.fn(async () => Response.json({ ip }));
const everything = { firebase: true, tag: 'G-TEST', collector: true };

function open(
  site: Site,
  {
    hostname = 'odysseus.example',
    fetch = echo('198.51.100.1') as jest.Mock,
    signal = new AbortController().signal,
  } = {},
) {
  return openSinks({
    site,
    clock: systemClock,
    window,
    hostname,
    fetch,
    random: () => 0,
    firebaseApp: () => ({}) as never,
    debug,
    onFailure,
    signal,
  });
}
const names = async (opened: ReturnType<typeof open>) => (await opened).map(({ name }) => name);

beforeEach(() => {
  jest.clearAllMocks();
  document.head.replaceChildren();
});
afterEach(() => {
  delete window.__odysseusAnalytics;
});

test.each([
  [{}, undefined, []],
  [{ collector: true }, undefined, ['collector']],
  [{ tag: 'G-TEST' }, undefined, ['tag']],
  [{ firebase: true }, 'G-1', ['firebase']],
  [{ firebase: true }, undefined, []],
  [everything, 'G-1', ['collector', 'tag', 'firebase']],
])('the configuration %j with measurement id %p opens %p', async (analytics, measurementId, expected) => {
  expect(await names(open(siteWith(analytics, measurementId)))).toEqual(expected);
});

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'on %s nothing but the buffer opens, and nobody is asked',
  async (hostname) => {
    const fetch = echo('198.51.100.1');
    expect(
      await names(
        open(siteWith({ ...everything, ipEcho: 'https://ip.example', excludedAddresses: ['203.0.113.7'] }, 'G-1'), {
          hostname,
          fetch,
        }),
      ),
    ).toEqual(['buffer']);
    expect(fetch).not.toHaveBeenCalled();
    expect(document.scripts).toHaveLength(0);
  },
);

test('an excluded address is internal, another one is not', async () => {
  const site = siteWith({ ...everything, ipEcho: 'https://ip.example', excludedAddresses: ['203.0.113.7'] });
  expect(await names(open(site, { fetch: echo('203.0.113.7') }))).toEqual(['buffer']);
  expect(await names(open(site, { fetch: echo('203.0.113.8') }))).toEqual(['collector', 'tag']);
});

test('nobody is asked where there is nothing to compare with', async () => {
  const fetch = echo('203.0.113.7');
  await open(siteWith({ collector: true, ipEcho: 'https://ip.example' }), { fetch });
  await open(siteWith({ collector: true, excludedAddresses: ['203.0.113.7'] }), { fetch });
  expect(fetch).not.toHaveBeenCalled();
});

test('a look-up that fails is reported, and the visitor counts as any other', async () => {
  const fetch = jest.fn(async () => new Response('<html>'));
  expect(
    await names(
      open(siteWith({ collector: true, ipEcho: 'https://ip.example', excludedAddresses: ['203.0.113.7'] }), { fetch }),
    ),
  ).toEqual(['collector']);
  expect(onFailure).toHaveBeenCalledWith('address look-up', expect.any(Error), []);
});

test('internal traffic is shown in the console and in the buffer, the newest 200 events, until consent is withdrawn', async () => {
  const [sink] = await open(siteWith(), { hostname: 'localhost' });
  sink?.send(Array.from({ length: 201 }, (_, index) => ({ name: `e${index}`, parameters: {} })));
  expect(readAnalyticsBuffer(window)).toHaveLength(200);
  expect(readAnalyticsBuffer(window)[0]?.name).toBe('e1');
  expect(debug).toHaveBeenLastCalledWith(expect.any(String), 'e200', {});
  sink?.stop();
  expect(readAnalyticsBuffer(window)).toEqual([]);
});

test('consent withdrawn during the look-up opens nothing', async () => {
  const withdrawn = new AbortController();
  const fetch = jest.fn(async () => {
    withdrawn.abort();
    return Response.json({ ip: '198.51.100.1' });
  });
  expect(
    await names(
      open(siteWith({ ...everything, ipEcho: 'https://ip.example', excludedAddresses: ['203.0.113.7'] }, 'G-1'), {
        fetch,
        signal: withdrawn.signal,
      }),
    ),
  ).toEqual([]);
  expect(document.scripts).toHaveLength(0);
  expect(onFailure).not.toHaveBeenCalled();
});

test('every event reaches Firebase under its own name', async () => {
  const [sink] = await open(siteWith({ firebase: true }, 'G-1'));
  sink?.send([{ name: 'login_success', parameters: { method: 'google', user_id: 'anonymous' } }]);
  expect(logEvent).toHaveBeenCalledWith({}, 'login_success', { method: 'google' });
});

test('a sink that cannot be opened is reported, and the others open', async () => {
  const site = siteWith(everything, 'G-1');
  const opened = openSinks({
    site,
    clock: systemClock,
    window,
    hostname: 'odysseus.example',
    fetch: echo('198.51.100.1'),
    random: () => 0,
    firebaseApp: () => Promise.reject(new Error('no app')),
    debug,
    onFailure,
    signal: new AbortController().signal,
  });
  expect(await names(opened)).toEqual(['collector', 'tag']);
  expect(onFailure).toHaveBeenCalledWith('firebase', expect.objectContaining({ message: 'no app' }), []);
});
