import { wantedScreenKey } from './constants';
import { createWantedScreenStore, isSitePath } from './wantedScreen';

const gems = { path: '/app/parishiddengems', text: 'Hidden gems' };

describe('the wanted screen', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there after the page was left for sign-in or payment', () => {
    createWantedScreenStore(() => sessionStorage).remember(gems);
    expect(createWantedScreenStore(() => sessionStorage).get()).toEqual(gems);
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
    expect(createWantedScreenStore(() => sessionStorage).get()).toBeUndefined();
    expect(sessionStorage.getItem(wantedScreenKey)).toBeNull();
  });

  it('is not read from broken JSON', () => {
    sessionStorage.setItem(wantedScreenKey, '{');
    expect(createWantedScreenStore(() => sessionStorage).get()).toBeUndefined();
  });

  it('is kept for the page where storage is forbidden', () => {
    const store = createWantedScreenStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.remember(gems);
    expect(store.get()).toEqual(gems);
    store.forget();
    expect(store.get()).toBeUndefined();
  });

  it('takes plain paths of the site only', () => {
    expect(isSitePath('/app/italy/romefood')).toBe(true);
    expect(isSitePath('/app/live?x=1')).toBe(false);
    expect(isSitePath('//evil.example')).toBe(false);
  });
});
