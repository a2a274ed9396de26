import { isOwnAddress, signInAddress } from './signInLink';

describe('signInAddress', () => {
  it("leads to the site's own page with the code, not to the emulator", () => {
    const action =
      'http://127.0.0.1:4321/emulator/action?mode=signIn&lang=en&oobCode=abc&apiKey=fake&continueUrl=http%3A%2F%2Flocalhost%3A8080%2Fauth%3Ffrom%3D%252Fapp';
    expect(signInAddress(action)).toBe(
      'http://localhost:8080/auth?from=%2Fapp&mode=signIn&lang=en&oobCode=abc&apiKey=fake',
    );
  });

  it.each([
    ['no return address', 'http://x/emulator/action?oobCode=a'],
    ['a script as return address', 'http://x/?continueUrl=javascript:alert(1)'],
    ['no address at all', 'nonsense'],
  ])('refuses %s', (_what, action) => {
    expect(signInAddress(action)).toBeUndefined();
  });
});

describe('isOwnAddress', () => {
  it.each([
    ['http://localhost:8080/auth', 'localhost:8080', true],
    ['http://127.0.0.1:8080/auth', 'localhost:8080', true],
    ['http://localhost:8080/auth', '127.0.0.1:8080', true],
    ['http://[::1]:8080/auth', '127.0.0.1:8080', true],
    ['http://localhost:9999/auth', 'localhost:8080', false],
    ['https://localhost:8080/auth', 'localhost:8080', false],
    ['http://evil.example:8080/auth', 'localhost:8080', false],
    ['http://localhost.evil.example:8080/auth', 'localhost:8080', false],
    ['https://guide.example/auth', 'localhost:8080', true],
    ['javascript:alert(1)', 'localhost:8080', false],
  ])('%s seen from %s: %s', (address, host, own) => {
    expect(isOwnAddress(address, host, 'https://guide.example')).toBe(own);
  });
});
