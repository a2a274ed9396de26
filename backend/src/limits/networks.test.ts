import { inNetworks, isNetwork } from './networks';

describe('Networks', () => {
  it.each(['10.0.0.0/8', '203.0.113.7', '2001:db8::/32', '::1', 'loopback', 'uniquelocal'])('%s is one', (entry) => {
    expect(isNetwork(entry)).toBe(true);
  });

  it.each(['', 'everyone', '10.0.0.0/33', '10.0.0/8', '2001:db8::/129', '10.0.0.0/', 'guide.example', 'constructor'])(
    '%j is none',
    (entry) => {
      expect(isNetwork(entry)).toBe(false);
    },
  );

  it.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['11.0.0.1', false],
    ['203.0.113.7', true],
    ['203.0.113.8', false],
    ['2001:db8::1', true],
    ['2001:db9::1', false],
    ['fe80::1%eth0', true],
    ['127.0.0.1', false],
    ['', false],
  ])('%s lies in one: %s', (address, expected) => {
    expect(inNetworks(['10.0.0.0/8', '203.0.113.7', '2001:db8::/32', 'linklocal'])(address)).toBe(expected);
  });
});
