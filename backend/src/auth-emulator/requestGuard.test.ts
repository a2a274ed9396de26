import { refusal, type RequestOrigin } from './requestGuard';

const plain: RequestOrigin = { host: 'localhost:8080', origin: undefined, fetchSite: undefined, fetchMode: undefined };

describe('refusal', () => {
  it.each<[string, Partial<RequestOrigin>]>([
    ["the site's own page", { origin: 'http://localhost:8080', fetchSite: 'same-origin', fetchMode: 'cors' }],
    ['the site under its number', { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' }],
    ['the site under its longer number', { host: '[::1]:8080' }],
    ['the configured public name', { host: 'guide.example', origin: 'https://guide.example' }],
    ['a link opened from a mail programme', { fetchSite: 'cross-site', fetchMode: 'navigate' }],
    ['a program without a browser', {}],
  ])('lets in %s', (_who, request) => {
    expect(refusal({ ...plain, ...request }, 'https://guide.example')).toBeUndefined();
  });

  it.each<[string, Partial<RequestOrigin>]>([
    ['a name that was bound to this machine', { host: 'evil.example:8080' }],
    ['no host', { host: undefined }],
    ['rubbish as host', { host: 'a b' }],
    ["another site's script", { origin: 'https://evil.example', fetchSite: 'cross-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://localhost:3000', fetchSite: 'same-site' }],
    ["another site's picture or script tag", { fetchSite: 'cross-site', fetchMode: 'no-cors' }],
  ])('refuses %s', (_who, request) => {
    expect(refusal({ ...plain, ...request }, 'https://guide.example')).toEqual(expect.any(String));
  });
});
