import { wantedScreenKey } from './constants';
import { createWantedScreenStore, isSitePath } from './wantedScreen';

const gems = { path: '/app/parishiddengems', text: 'Hidden gems' };

describe('the wanted screen', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('is there after the page was left for sign-in or payment', () => {
    createWantedScreenStore({ tab: () => sessionStorage }).remember(gems);
    expect(createWantedScreenStore({ tab: () => sessionStorage }).get()).toEqual(gems);
  });

  it.each([
    ['another site', { path: '//evil.example/x', text: 'Gems' }],
    ['a whole address', { path: 'https://evil.example', text: 'Gems' }],
    ['a script', { path: 'javascript:alert(1)', text: 'Gems' }],
    ['a backslash', { path: '/\\evil.example', text: 'Gems' }],
    ['no text', { path: '/app/live' }],
    ['null', null],
  ])('is not read from %s, and the rubbish is deleted', (_name, stored) => {
    sessionStorage.setItem(wantedScreenKey, JSON.stringify(stored));
    expect(createWantedScreenStore({ tab: () => sessionStorage }).get()).toBeUndefined();
    expect(sessionStorage.getItem(wantedScreenKey)).toBeNull();
  });

  it('of a newer shell is neither read nor removed nor replaced', () => {
    const newer = JSON.stringify({ version: 2, screens: [] });
    localStorage.setItem(wantedScreenKey, newer);
    const store = createWantedScreenStore({ tab: () => undefined, browser: () => localStorage });
    expect(store.get()).toBeUndefined();
    store.remember(gems);
    expect(store.get()).toEqual(gems);
    store.forget();
    expect(localStorage.getItem(wantedScreenKey)).toBe(newer);
  });

  it('is not read from broken JSON', () => {
    sessionStorage.setItem(wantedScreenKey, '{');
    expect(createWantedScreenStore({ tab: () => sessionStorage }).get()).toBeUndefined();
  });

  it('is kept for the page where storage is forbidden', () => {
    const store = createWantedScreenStore({
      tab() {
        throw new DOMException('denied', 'SecurityError');
      },
      browser() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    store.remember(gems);
    expect(store.get()).toEqual(gems);
    store.forget();
    expect(store.get()).toBeUndefined();
  });

  describe('in the tab that a sign-in link opens', () => {
    const live = { path: '/app/live', text: 'Live Paris' };
    const morning = Date.parse('2026-11-21T08:00:00Z');
    const day = 86_400_000;
    /** Tabs share local storage alone. */
    const tab = (now = morning) => {
      const own = new Map<string, string>();
      const storage = {
        getItem: (key: string) => own.get(key) ?? null,
        setItem: (key: string, value: string) => void own.set(key, value),
        removeItem: (key: string) => void own.delete(key),
      };
      return createWantedScreenStore({ tab: () => storage, browser: () => localStorage, now: () => now });
    };

    it('is the one that another tab wanted', () => {
      tab().remember(gems);
      expect(tab(morning + day - 1).get()).toEqual(gems);
    });

    it('is not one of yesterday, or of a clock that was set back', () => {
      tab().remember(gems);
      expect(tab(morning - 1).get()).toBeUndefined();
      tab().remember(gems);
      expect(tab(morning + day).get()).toBeUndefined();
      expect(localStorage.getItem(wantedScreenKey)).toBeNull();
    });

    it('never takes the place of its own', () => {
      const own = tab();
      own.remember(live);
      tab().remember(gems);
      expect(own.get()).toEqual(live);
    });

    it('is forgotten with the one that was reached', () => {
      const other = tab();
      tab().remember(gems);
      other.forget();
      expect(tab().get()).toBeUndefined();
    });
  });

  it('takes plain paths of the site only', () => {
    expect(isSitePath('/app/italy/romefood')).toBe(true);
    expect(isSitePath('/app/live?x=1')).toBe(false);
    expect(isSitePath('//evil.example')).toBe(false);
  });
});
