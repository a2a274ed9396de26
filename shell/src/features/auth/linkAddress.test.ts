import { looksLikeSignInLink, withoutLinkParameters } from './linkAddress';

it.each([
  ['https://guide.example/auth?apiKey=k&mode=signIn&oobCode=abc&lang=en', true],
  ['https://guide.example/auth?mode=signIn&oobCode=', false],
  ['https://guide.example/auth?mode=resetPassword&oobCode=abc', false],
  ['https://guide.example/auth', false],
  ['not an address', false],
])('%s is a sign-in link: %s', (address, expected) => {
  expect(looksLikeSignInLink(address)).toBe(expected);
});

it("takes the provider's parameters out of the address and leaves the rest", () => {
  expect(
    withoutLinkParameters(
      'https://guide.example/auth?from=%2Fparis&apiKey=k&mode=signIn&oobCode=abc&lang=en&continueUrl=x#top',
    ),
  ).toBe('/auth?from=%2Fparis#top');
  expect(withoutLinkParameters('https://guide.example/auth?mode=signIn&oobCode=abc')).toBe('/auth');
});
