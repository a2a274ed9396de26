import { isOwnAddress } from './signInLink';
import { strayAddress } from './strayAddress';

const isOwn = (address: string) => isOwnAddress(address, 'localhost:8080', 'http://localhost:8080');
const own = encodeURIComponent('http://localhost:8080/auth?from=/app');

describe('strayAddress', () => {
  it.each([
    ['nothing that leads on', 'mode=signIn&oobCode=a'],
    ['an address of the site', `continueUrl=${own}`],
    ['one of each', `continueUrl=${own}&redirectUrl=${own}`],
  ])('lets %s pass', (_what, query) => {
    expect(strayAddress(new URLSearchParams(query), isOwn)).toBeUndefined();
  });

  it.each([
    ['another site', 'continueUrl=https://evil.example/auth', 'continueUrl'],
    ['another site in the window', 'redirectUrl=https://evil.example/', 'redirectUrl'],
    ['a script', 'redirectUrl=javascript:alert(1)', 'redirectUrl'],
    ['another site that begins like this one', 'continueUrl=http://localhost:8080@evil.example/', 'continueUrl'],
    ['a path without a site', 'continueUrl=//evil.example/', 'continueUrl'],
    ['an empty address', 'continueUrl=', 'continueUrl'],
    ['another site behind an own one', `continueUrl=${own}&continueUrl=https://evil.example/`, 'continueUrl'],
    ['two of the site, of which nobody knows which counts', `continueUrl=${own}&continueUrl=${own}`, 'continueUrl'],
    ['a list', `continueUrl[]=${own}`, 'continueUrl'],
    ['a list with escapes', `continueUrl%5B0%5D=https://evil.example/`, 'continueUrl'],
    ['another site under an escaped name', 'continue%55rl=https://evil.example/', 'continueUrl'],
  ])('names %s', (_what, query, parameter) => {
    expect(strayAddress(new URLSearchParams(query), isOwn)).toMatchObject({ parameter });
  });
});
