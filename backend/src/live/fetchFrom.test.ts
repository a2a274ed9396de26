import type { RequestListener } from 'node:http';
import {
  type FakeProvider,
  htmlPage,
  silence,
  startFakeProvider,
  truncated,
  withBody,
  withJson,
  withStatus,
} from '../testing/fakeProvider';
import { fetchFrom } from './fetchFrom';

describe('A question to a provider', () => {
  let provider: FakeProvider;
  let elsewhere: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
    elsewhere = await startFakeProvider(withJson({ stolen: true }));
  });
  afterAll(() => Promise.all([provider.close(), elsewhere.close()]));

  const ask = (options: { limit?: number; timeout?: number } = {}) =>
    fetchFrom({ url: `${provider.url}/base`, userAgent: 'Odysseus (+https://guide.example)' }, '/facts?key=s3cret', {
      accept: ['application/json'],
      headers: { apikey: 's3cret' },
      // What comes at all comes in time, on a busy machine as well.
      timeout: 60_000,
      ...options,
    });

  it('goes to the configured address, and says who asks', async () => {
    provider.answer(withJson({ fine: true }));
    expect(JSON.parse(await ask())).toEqual({ fine: true });
    expect(provider.requests.at(-1)).toMatchObject({
      url: '/base/facts?key=s3cret',
      headers: { 'user-agent': 'Odysseus (+https://guide.example)', apikey: 's3cret', accept: 'application/json' },
    });
  });

  it('waits for an answer that is slow, and comes in time', async () => {
    provider.answer((request, response) => void setTimeout(() => withJson({ late: true })(request, response), 60));
    expect(JSON.parse(await ask())).toEqual({ late: true });
  });

  it('follows a redirect within the provider', async () => {
    provider.answer((request, response) =>
      request.url === '/new'
        ? withJson({ moved: true })(request, response)
        : withStatus(308, { location: '/new' })(request, response),
    );
    expect(JSON.parse(await ask())).toEqual({ moved: true });
  });

  it.each([
    ['to another host', () => elsewhere.url],
    ['to another port of the same host', () => `http://127.0.0.1:${new URL(elsewhere.url).port}/base`],
    ['to a file', () => 'file:///etc/passwd'],
    ['to itself', () => '/base/facts'],
    ['to nowhere', () => 'http://'],
  ])('does not follow a redirect %s', async (_where, location) => {
    provider.answer(withStatus(302, { location: location() }));
    await expect(ask()).rejects.toMatchObject({ name: 'LiveFault', kind: 'nonsense' });
    expect(elsewhere.requests).toHaveLength(0);
  });

  it.each([
    ['half an answer', truncated('{"fine":true}'), 'unreachable'],
    ['a page in place of data', htmlPage, 'nonsense'],
    ['data without a type', withBody('{}', ''), 'nonsense'],
    ['a status of 500', withStatus(500), 'broken'],
    ['a status of 503', withStatus(503), 'broken'],
    ['a status of 404', withStatus(404), 'nonsense'],
    ['a status of 204', withStatus(204), 'nonsense'],
    ['a status of 401', withStatus(401), 'refused'],
    ['a status of 403', withStatus(403), 'refused'],
  ])('tells %s apart', async (_what, answer, kind) => {
    provider.answer(answer);
    await expect(ask()).rejects.toMatchObject({ name: 'LiveFault', kind });
  });

  it.each<[string, RequestListener]>([
    ['silence', silence],
    [
      'an answer that trickles',
      (_request, response) => {
        response.setHeader('content-type', 'application/json');
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('gives up on %s', async (_what, answer) => {
    provider.answer(answer);
    await expect(ask({ timeout: 150 })).rejects.toMatchObject({
      name: 'LiveFault',
      kind: 'unreachable',
      message: expect.stringContaining('in time'),
    });
  });

  it.each([
    ['announces', (body: string) => withBody(body)],
    [
      'does not announce',
      (body: string): ReturnType<typeof withBody> =>
        (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.write(body);
          response.end(body);
        },
    ],
  ])('refuses more than it can hold where the provider %s it', async (_how, answer) => {
    provider.answer(answer(JSON.stringify('x'.repeat(2_000))));
    await expect(ask({ limit: 1_000 })).rejects.toMatchObject({
      kind: 'nonsense',
      message: expect.stringContaining('more than 1000 bytes'),
    });
  });

  it.each<[string, () => string, number]>([
    ['seconds', () => '120', 120_000],
    // From the moment of the answer on, and not from the one at which the tests were declared.
    ['a date', () => new Date(Date.now() + 120_000).toUTCString(), 120_000],
    ['more than a day', () => '9999999', 24 * 3_600_000],
  ])('hears for how long it shall wait: %s', async (_form, header, pause) => {
    provider.answer(withStatus(429, { 'retry-after': header() }));
    const fault: unknown = await ask().catch((error: unknown) => error);
    expect(fault).toMatchObject({ kind: 'limited' });
    expect(Math.abs((fault as { pause: number }).pause - pause)).toBeLessThan(5_000);
  });

  it('finds nobody there', async () => {
    const gone = await startFakeProvider();
    await gone.close();
    await expect(
      fetchFrom({ url: gone.url, userAgent: 'x' }, '/?key=s3cret', { accept: ['application/json'] }),
    ).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('says nothing of keys in what is logged', async () => {
    for (const answer of [
      withStatus(403),
      htmlPage,
      withStatus(302, { location: '/facts?key=s3cret' }),
      withStatus(302, { location: `${elsewhere.url}/?key=s3cret` }),
    ]) {
      provider.answer(answer);
      const fault: unknown = await ask().catch((error: unknown) => error);
      expect((fault as Error).message).not.toContain('s3cret');
    }
  });
});
