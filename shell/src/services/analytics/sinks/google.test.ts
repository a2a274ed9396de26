import { forgetGoogleCookies, googleEventParameters } from './google';

test('an anonymous visitor is sent without a user id, a signed-in one with theirs', () => {
  expect(googleEventParameters({ name: 'e', parameters: { user_id: 'anonymous' } })).toEqual({});
  expect(googleEventParameters({ name: 'e', parameters: { user_id: 'uid-1' } })).toEqual({ user_id: 'uid-1' });
});

test('the recorded address takes the place of the one that the tag would read', () => {
  expect(
    googleEventParameters({ name: 'e', parameters: { page_url: 'https://o.example/auth', page_referrer: '' } }),
  ).toEqual({
    page_location: 'https://o.example/auth',
    page_referrer: '',
  });
});

test('at most 25 parameters are sent; what Google measures itself goes first', () => {
  const own = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`own_${index}`, index]));
  const sent = googleEventParameters({
    name: 'e',
    parameters: {
      ...own,
      browser: 'Firefox 150',
      platform: 'Linux',
      language: 'en',
      session_id: 's',
      page_url: 'u',
      page_path: '/',
      page_title: 't',
    },
  });
  expect(Object.keys(sent)).toHaveLength(25);
  expect(sent).toMatchObject({ ...own, session_id: 's', page_location: 'u' });
  expect(sent).not.toHaveProperty('browser');
});

test("Google's cookies are deleted on the host and above, others are not", () => {
  const written: string[] = [];
  const jar = {
    get cookie() {
      return '_ga=1; _ga_ABC=2; _gcl_au=3; session=4; _gallery=5';
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  forgetGoogleCookies(jar, 'www.o.example');
  expect(new Set(written.map((cookie) => cookie.split('=')[0]))).toEqual(new Set(['_ga', '_ga_ABC', '_gcl_au']));
  expect(written).toContain('_ga=; Max-Age=0; path=/; domain=o.example');
  expect(written.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
});
