import { whenIdle } from './whenIdle';

const readyState = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page that is loading is left alone until it has loaded', () => {
  readyState('interactive');
  const callback = jest.fn();
  whenIdle(window, callback);
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test.each(['interactive', 'complete'] as const)('cancelled while %s, it never calls back', (state) => {
  readyState(state);
  const callback = jest.fn();
  whenIdle(window, callback)();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});
