import { createRememberedEmail } from './rememberedEmail';

beforeEach(() => localStorage.clear());

it('outlives the page, until it is forgotten', () => {
  createRememberedEmail(() => localStorage).save('ana@example.com');
  expect(localStorage.getItem('emailForSignIn')).toBe('ana@example.com');
  const later = createRememberedEmail(() => localStorage);
  expect(later.read()).toBe('ana@example.com');
  later.forget();
  expect(localStorage.getItem('emailForSignIn')).toBeNull();
  expect(later.read()).toBeUndefined();
});

it.each(['', 'rubbish', '{"a":1}', `${'a'.repeat(400)}@example.com`, 'two words@example.com'])(
  'asks rather than use %j',
  (stored) => {
    localStorage.setItem('emailForSignIn', stored);
    expect(createRememberedEmail(() => localStorage).read()).toBeUndefined();
  },
);

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
} as unknown as Storage;
it.each<[string, () => Storage | undefined]>([
  ['absent', () => undefined],
  [
    'forbidden',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
  ['full', () => full],
])('keeps the address in memory where storage is %s', (_what, storage) => {
  const remembered = createRememberedEmail(storage);
  expect(remembered.read()).toBeUndefined();
  remembered.save('ana@example.com');
  expect(remembered.read()).toBe('ana@example.com');
  remembered.forget();
  expect(remembered.read()).toBeUndefined();
});

test('leaves alone what a newer shell has left in its place', () => {
  const newer = '{"version":2,"address":"ana@example.com"}';
  localStorage.setItem('emailForSignIn', newer);
  const remembered = createRememberedEmail(() => localStorage);
  expect(remembered.read()).toBeUndefined();
  remembered.save('bob@example.com');
  expect(remembered.read()).toBe('bob@example.com');
  remembered.forget();
  expect(localStorage.getItem('emailForSignIn')).toBe(newer);
});
