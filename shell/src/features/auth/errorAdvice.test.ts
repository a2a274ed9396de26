import { adviceFor, isClosedByVisitor, isLinkUsable } from './errorAdvice';

describe('adviceFor', () => {
  it.each([
    ['auth/popup-blocked', 'google', /allow popups.*email link/i],
    ['auth/network-request-failed', 'google', /offline/],
    ['auth/network-request-failed', 'send', /offline/],
    ['auth/expired-action-code', 'complete', /expired.*send a new one/i],
    ['auth/invalid-action-code', 'complete', /used.*send a new one/i],
    ['auth/argument-error', 'complete', /damaged/],
    ['auth/invalid-email', 'complete', /still works/],
    ['auth/invalid-email', 'send', /typing errors/],
    ['auth/internal-error', 'google', /email link/],
    ['auth/unauthorized-domain', 'google', /not set up/],
    ['auth/web-storage-unsupported', 'google', /site data/],
    ['auth/invalid-api-key', 'send', /not set up/],
    ['auth/quota-exceeded', 'send', /Google/],
  ] as const)('%s while trying to %s', (code, attempt, expected) => {
    expect(adviceFor(code, attempt)).toMatch(expected);
  });

  it('says nothing where there is nothing to say', () => {
    expect(adviceFor('auth/never-heard-of', 'google')).toBeUndefined();
    expect(adviceFor('auth/argument-error', 'google')).toBeUndefined();
  });
});

it.each([
  ['auth/popup-closed-by-user', true],
  ['auth/cancelled-popup-request', true],
  ['auth/popup-blocked', false],
])('%s closed by the visitor: %s', (code, expected) => {
  expect(isClosedByVisitor(code)).toBe(expected);
});

it.each([
  ['auth/network-request-failed', true],
  ['auth/invalid-action-code', false],
  ['auth/expired-action-code', false],
])('%s leaves the link usable: %s', (code, expected) => {
  expect(isLinkUsable(code)).toBe(expected);
});
