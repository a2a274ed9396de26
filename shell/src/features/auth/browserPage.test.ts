import { browserPage } from './browserPage';

/** Hears what other tabs say, and keeps what this one says. */
class Channel extends EventTarget {
  static readonly said: unknown[] = [];
  static last: Channel | undefined;
  constructor() {
    super();
    Channel.last = this;
  }
  postMessage(words: unknown): void {
    Channel.said.push(words);
  }
}

test('tabs of this shell, of earlier ones and of newer ones understand one another as far as they can', () => {
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: Channel });
  const heard = jest.fn();
  browserPage.tabs.hear(heard);
  browserPage.tabs.tell();
  const hears = (words: unknown): boolean => {
    heard.mockClear();
    Channel.last?.dispatchEvent(new MessageEvent('message', { data: words }));
    return heard.mock.calls.length === 1;
  };
  expect(Channel.said.map(hears)).toEqual([true]);
  expect(hears('signedIn')).toBe(true);
  expect([{ version: 2, type: 'signedIn' }, 'signedOut', { version: 1 }, null, 7].filter(hears)).toEqual([]);
});
