import { recordableAddress, recordablePath } from './address';

test.each([
  ['https://o.example/paris?utm_source=a&x=1#map', 'https://o.example/paris?utm_source=a'],
  ['https://o.example/auth?apiKey=k&oobCode=secret&mode=signIn', 'https://o.example/auth'],
  ['https://user:secret@o.example/a', 'https://o.example/a'],
  ['blob:https://o.example/1', ''],
  ['', ''],
])('%p is recorded as %p', (address, recorded) => {
  expect(recordableAddress(address)).toBe(recorded);
});

test('a path is recorded without what follows it', () => {
  expect(recordablePath('/app/CheckoutSuccess?session=1#x')).toBe('/app/CheckoutSuccess');
});
