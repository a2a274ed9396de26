import { lastCity, lastCityKey } from './lastCity';

test('where storage is forbidden, the last city is known for as long as the page is open', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden.', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden.', 'SecurityError');
  });
  expect(lastCity.get()).toBeUndefined();
  lastCity.set('paris');
  expect(lastCity.get()).toBe('paris');
  jest.restoreAllMocks();
  expect(localStorage.getItem(lastCityKey)).toBeNull();
});
