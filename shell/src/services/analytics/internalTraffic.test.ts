import { systemClock } from './systemClock';
import { isExcludedAddress, isInternalHost, lookUpAddress } from './internalTraffic';

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['odysseus.example', false],
  ['localhost.example', false],
])('host %s is internal: %p', (host, internal) => {
  expect(isInternalHost(host)).toBe(internal);
});

test.each([
  ['203.0.113.7', true],
  ['2001:DB8::1', true],
  ['203.0.113.70', false],
])('address %s is excluded: %p', (address, excluded) => {
  expect(isExcludedAddress(address, [' 203.0.113.7 ', '2001:db8::1'])).toBe(excluded);
});

describe('the look-up', () => {
  const ask = (fetch: typeof globalThis.fetch, signal = new AbortController().signal) =>
    lookUpAddress({ url: 'https://ip.example/', fetch, clock: systemClock, signal });

  test('gives the address', async () => {
    await expect(ask(async () => Response.json({ ip: '203.0.113.7', more: true }))).resolves.toBe('203.0.113.7');
  });

  test.each([
    ['an error status', async () => Response.json({ ip: '203.0.113.7' }, { status: 500 })],
    ['HTML', async () => new Response('<!doctype html>')],
    ['another shape', async () => Response.json({ address: '203.0.113.7' })],
    ['an address of another kind', async () => Response.json({ ip: 7 })],
    ['a list', async () => Response.json(['203.0.113.7'])],
    ['null', async () => Response.json(null)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails by name on %s', async (_, fetch) => {
    await expect(ask(fetch)).rejects.toMatchObject({ name: 'AddressLookUpError' });
  });

  test('gives up after 3 s, even when the answer ignores that', async () => {
    jest.useFakeTimers();
    const outcome = expect(ask(() => new Promise(() => {}))).rejects.toThrow('3000 ms');
    await jest.advanceTimersByTimeAsync(3_000);
    await outcome;
    jest.useRealTimers();
  });

  test('ends when consent is withdrawn', async () => {
    const withdrawn = new AbortController();
    const outcome = ask(() => new Promise(() => {}), withdrawn.signal);
    withdrawn.abort();
    await expect(outcome).rejects.toMatchObject({ name: 'AddressLookUpError' });
  });
});
