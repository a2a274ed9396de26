import { lateAnalytics, type ToldSurroundings } from './lateAnalytics';
import type { Analytics } from './createAnalytics';

/** Writes down what it hears, with the time and the address that it is told in. */
function listener(heard: string[]): (surroundings: ToldSurroundings) => Analytics {
  return ({ clock, location }) => {
    const note = (what: string): void =>
      void heard.push(`${clock.now()} ${location.pathname}${location.search} ${what}`);
    return {
      start: () => note('start'),
      stop: () => note('stop'),
      track: (name) => note(name),
      pageView: (path) => note(`page ${path}`),
      setUser: (user) => note(`user ${String(user)}`),
      recordError: (where) => note(`error ${where}`),
    };
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000 });
  window.history.replaceState(null, '', '/paris?utm_source=letter');
});
afterEach(() => jest.useRealTimers());

test('what is told before the code is there is heard afterwards, each with its own time and address', async () => {
  const heard: string[] = [];
  const load = jest.fn(() => Promise.resolve(listener(heard)));
  const analytics = lateAnalytics(load);
  analytics.setUser('u1');
  analytics.start();
  expect(load).not.toHaveBeenCalled();
  jest.setSystemTime(1_040);
  window.history.replaceState(null, '', '/museums');
  analytics.pageView('/museums', 'Museums');
  await jest.advanceTimersByTimeAsync(3_000);
  jest.setSystemTime(9_000);
  analytics.track('later');
  expect(heard).toEqual([
    '1000 /paris?utm_source=letter user u1',
    '1000 /paris?utm_source=letter start',
    '1040 /museums page /museums',
    '9000 /museums later',
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that does not come is asked for again with the next screen, and nothing is lost', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const heard: string[] = [];
  const load = jest
    .fn<Promise<ReturnType<typeof listener>>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(listener(heard));
  const analytics = lateAnalytics(load);
  analytics.start();
  await jest.advanceTimersByTimeAsync(3_000);
  analytics.pageView('/museums', 'Museums');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(heard.map((line) => line.replace(/^\d+ \S+ /, ''))).toEqual(['start', 'page /museums']);
});

test('before its start nothing is fetched, and after its end nothing begins', async () => {
  const heard: string[] = [];
  const load = jest.fn(() => Promise.resolve(listener(heard)));
  const analytics = lateAnalytics(load);
  analytics.pageView('/paris', 'Paris');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(load).not.toHaveBeenCalled();
  analytics.start();
  analytics.stop();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(heard).toEqual([]);
});
