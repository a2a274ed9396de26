import type { AddressInfo } from 'node:net';
import { problemSchema } from '@odysseus/contract';
import type { FastifyInstance } from 'fastify';
import { readConfiguration } from './configuration';
import { createServer } from './server';
import { askRaw, requestText } from './testing/askRaw';

let app: FastifyInstance;
afterEach(() => app.close());

async function start(variables: Record<string, string> = {}): Promise<number> {
  app = createServer(readConfiguration({ LOG_LEVEL: 'silent', ...variables }));
  await app.register(
    async (api) => {
      api.setNotFoundHandler((_request, reply) =>
        reply.code(404).send({ error: { code: 'unknown_call', message: 'No' } }),
      );
      api.get('/works', () => 'yes');
      api.get('/fails', () => {
        throw new Error('Broken');
      });
    },
    { prefix: '/api' },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

const everyAnswer = [
  ['an answer', requestText('/api/works', 'localhost'), 200],
  ['a call that is unknown', requestText('/api/nothing', 'localhost'), 404],
  ['a page that is unknown', requestText('/nothing', 'localhost'), 404],
  ['a failure', requestText('/api/fails', 'localhost'), 500],
  ['a broken address', requestText('/%zz', 'localhost'), 400],
  ['a host of others', requestText('/api/works', 'evil.example'), 421],
  ['a request without a host', requestText('/api/works', undefined), 400],
  ['what is no request', 'nonsense\r\n\r\n', 400],
  ['a head without end', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
] as const;

describe('Every answer', () => {
  it.each(everyAnswer)('forbids others to guess its type or to embed it: %s', async (_what, text, status) => {
    const answer = await askRaw(await start(), text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(answer).toMatch(/\r\ncross-origin-resource-policy: same-origin\r\n/);
    expect(answer).toMatch(/\r\nreferrer-policy: strict-origin-when-cross-origin\r\n/);
    expect(answer).not.toMatch(/strict-transport-security/i);
  });

  it.each(everyAnswer)('of a site over TLS asks to be reached over TLS alone: %s', async (_what, text) => {
    const port = await start({
      FIREBASE_API_KEY: 'k',
      FIREBASE_AUTH_DOMAIN: 'guide.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'guide',
      TEST_PAYMENTS: 'on',
      PUBLIC_ORIGIN: 'https://localhost',
    });
    expect(await askRaw(port, text)).toMatch(/\r\nstrict-transport-security: max-age=31536000; includeSubDomains\r\n/);
  });
});

it.each([
  ['nonsense\r\n\r\n', 'malformed_request'],
  [`GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 'head_too_large'],
])('What is no request is answered with a problem', async (text, code) => {
  const [, body = ''] = (await askRaw(await start(), text)).split('\r\n\r\n');
  expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ error: { code, next: expect.any(String) } });
});

it('A request that does not arrive is given up, and said to be late', async () => {
  const port = await start({ HEADERS_TIMEOUT_SECONDS: '1' });
  expect(await askRaw(port, 'GET /api/works HTTP/1.1\r\nHost: loc')).toMatch(
    /^HTTP\/1\.1 408 .*"code":"request_late"/s,
  );
});
