import { consentKey, parseConsent } from './consent';
import { createConsentStore, type ConsentWindow } from './consentStore';

const storeOf = (over: Partial<ConsentWindow> = {}) =>
  createConsentStore(() => ({
    localStorage: window.localStorage,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    ...over,
  }));

/** What this tab sees of a change in another one. */
function changeInOtherTab(value: string | null) {
  if (value === null) localStorage.clear();
  else localStorage.setItem(consentKey, value);
  window.dispatchEvent(new StorageEvent('storage', { key: value === null ? null : consentKey, newValue: value }));
}

const throwing = new Proxy({} as Storage, {
  get() {
    throw new DOMException('forbidden', 'SecurityError');
  },
});
const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
} as unknown as Storage;

beforeEach(() => localStorage.clear());

test.each([
  ['pending', 'pending'],
  ['necessary', 'necessary'],
  ['all', 'all'],
  [null, 'pending'],
  ['', 'pending'],
  ['ALL', 'pending'],
  ['{"analytics":true}', 'pending'],
  [42, 'pending'],
] as const)('a stored %j means %s', (stored, consent) => {
  expect(parseConsent(stored)).toBe(consent);
});

test('the choice is kept under the key of the specification and found by the next page', () => {
  storeOf().set('all');
  expect(localStorage.getItem('cookieConsent')).toBe('all');
  expect(storeOf().get()).toBe('all');
});

test('subscribers hear of a choice once, and no longer after they leave', () => {
  const store = storeOf();
  const listener = jest.fn();
  const leave = store.subscribe(listener);
  store.set('necessary');
  store.set('necessary');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.set('all');
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(['all', 'necessary', null] as const)('a choice of another tab (%s) is taken over', (value) => {
  const store = storeOf();
  store.set(value === 'all' ? 'necessary' : 'all');
  const listener = jest.fn();
  store.subscribe(listener);
  changeInOtherTab(value);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(value ?? 'pending');
});

test("another tab's change of another key changes nothing", () => {
  const store = storeOf();
  const listener = jest.fn();
  store.subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'emailForSignIn', newValue: 'all' }));
  expect(listener).not.toHaveBeenCalled();
});

test("a page that comes back from the back/forward cache catches up with the other tabs' choice", () => {
  const store = storeOf();
  const listener = jest.fn();
  store.subscribe(listener);
  localStorage.setItem(consentKey, 'necessary');
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe('necessary');
});

test.each([
  ['throws', { localStorage: throwing }],
  ['is full', { localStorage: full }],
  ['is absent', { localStorage: undefined as unknown as Storage }],
])('where storage %s the choice lives as long as the page', (_, over) => {
  const store = storeOf(over);
  const listener = jest.fn();
  expect(store.get()).toBe('pending');
  store.subscribe(listener);
  store.set('all');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe('all');
  window.dispatchEvent(new Event('pageshow'));
  expect(store.get()).toBe('all');
  store.set('necessary');
  expect(store.get()).toBe('necessary');
});

test('where the storage has become full, an older answer does not come back with the next page', () => {
  window.localStorage.setItem('cookieConsent', 'all');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = createConsentStore(() => window);
  expect(store.get()).toBe('all');
  store.subscribe(() => {});
  store.set('necessary');
  setItem.mockRestore();
  expect(store.get()).toBe('necessary');
  expect(createConsentStore(() => window).get()).toBe('pending');
});

test('without a window, as in prerendering, nothing has been chosen', () => {
  const store = createConsentStore(() => undefined);
  expect(store.get()).toBe('pending');
  expect(store.subscribe(() => {})).not.toThrow();
});

test('what a newer shell has left in place of a choice stays there, and the choice lives as long as the page', () => {
  const newer = '{"version":2,"choice":"necessary"}';
  localStorage.setItem(consentKey, newer);
  const store = createConsentStore(() => window);
  expect(store.get()).toBe('pending');
  store.set('all');
  expect(store.get()).toBe('all');
  expect(localStorage.getItem(consentKey)).toBe(newer);
});
