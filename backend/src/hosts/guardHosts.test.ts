import type { AddressInfo } from 'node:net';
import { problemSchema } from '@odysseus/contract';
import type { FastifyInstance } from 'fastify';
import { readConfiguration } from '../configuration';
import { createServer } from '../server';
import { askRaw, requestText } from '../testing/askRaw';

const firebase = {
  FIREBASE_API_KEY: 'AIza-key',
  FIREBASE_AUTH_DOMAIN: 'guide.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'guide',
  TEST_PAYMENTS: 'on',
};

let app: FastifyInstance;
let port: number;

/** A server that listens, and answers everything that it lets through with what it was asked for. */
async function start(variables: Record<string, string>): Promise<void> {
  app = createServer(readConfiguration({ LOG_LEVEL: 'silent', ...variables }));
  app.get('/api/health', () => ({ status: 'ok' }));
  app.get('/*', (request) => ({ asked: request.raw.url, host: request.headers.host }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
}
afterEach(() => app.close());

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
async function ask(target: string, host: string | undefined, method?: string, version?: string): Promise<Answer> {
  const answer = await askRaw(port, requestText(target, host?.replace('PORT', String(port)), method, version));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    body: body === '' ? undefined : JSON.parse(body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n$/g, '')),
  };
}
const expectRefused = ({ status, body }: Answer, expected: number, code: string): void => {
  expect({ status, body: problemSchema.parse(body).error.code }).toEqual({ status: expected, body: code });
};

describe('A site of this machine', () => {
  beforeEach(() => start({ PORT: '8080', PUBLIC_ORIGIN: 'http://localhost:9000' }));

  it.each([
    'localhost:PORT',
    '127.0.0.1:PORT',
    '[::1]:PORT',
    'LocalHost:PORT',
    'localhost:8080',
    'localhost:9000',
    '127.0.0.1:9000',
    'localhost',
    '127.0.0.1:80',
  ])('answers %s', async (host) => {
    expect(await ask('/paris', host)).toMatchObject({ status: 200, body: { asked: '/paris' } });
  });

  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost.evil.example:PORT',
    '127.0.0.1.evil.example',
    'localhost:PORT.evil.example',
    '192.168.1.10:PORT',
    'localhost:3000',
    'guide.test:PORT',
  ])('answers %s nothing, whatever it asks for', async (host) => {
    for (const target of [
      '/',
      '/paris',
      '/api/health',
      '/api/health/live',
      '/api/nothing',
      '/%zz',
      `/${'a'.repeat(500)}`,
    ]) {
      const answer = await ask(target, host);
      expectRefused(
        answer,
        host === 'localhost:PORT.evil.example' ? 400 : 421,
        host === 'localhost:PORT.evil.example' ? 'malformed_host' : 'other_host',
      );
      expect(answer.body).toMatchObject({ error: { next: expect.stringContaining('http://localhost:9000') } });
    }
    expect((await ask('/paris', host, 'POST')).status).toBeGreaterThanOrEqual(400);
  });

  it('says which host it does not answer for', async () => {
    expect((await ask('/', 'evil.example')).body).toMatchObject({
      error: { message: 'This site does not answer for "evil.example".' },
    });
  });

  it.each([
    ['no host', undefined, 'host_missing'],
    ['an empty host', '', 'host_missing'],
    ['a host that is none', 'a b', 'malformed_host'],
    ['a host with a user', 'localhost@evil.example', 'malformed_host'],
  ])('refuses a request with %s', async (_what, host, code) => {
    expectRefused(await ask('/', host), 400, code);
    expectRefused(await ask('/', host, 'GET', '1.0'), 400, code);
  });

  it('is not talked out of it by a header that anyone can write', async () => {
    const answer = await askRaw(
      port,
      `GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  });

  describe('whose request line holds a whole address', () => {
    it.each([
      ['/paris?a=1', '/paris?a=1'],
      ['', '/'],
      ['?a=1', '/?a=1'],
      ['/a//b/../c?d=/e', '/a//b/../c?d=/e'],
    ])('answers its own, with %j behind, as the path %s', async (behind, path) => {
      for (const scheme of ['http', 'https', 'HTTP']) {
        expect(await ask(`${scheme}://localhost:${port}${behind}`, 'localhost:PORT')).toEqual({
          status: 200,
          body: { asked: path, host: `localhost:${port}` },
        });
      }
    });

    it('goes by that address, and not by the header beside it', async () => {
      expect(await ask(`http://127.0.0.1:${port}/paris`, 'evil.example')).toMatchObject({
        status: 200,
        body: { host: `127.0.0.1:${port}` },
      });
      expectRefused(await ask('http://evil.example/paris', 'localhost:PORT'), 421, 'other_host');
      expectRefused(await ask('http://evil.example/api/health', 'localhost:PORT'), 421, 'other_host');
    });

    it.each([
      'http:///paris',
      'http://',
      'http://user@localhost/paris',
      'http://localhost#/paris',
      'http://localhost\\paris',
      'http://[::1/paris',
      'http://localhost:x/paris',
      'ftp://localhost/paris',
      'paris',
      '*',
    ])('refuses %s as broken', async (target) => {
      expect((await ask(target, 'localhost:PORT')).status).toBe(400);
      expect((await ask(target, 'localhost:PORT', 'OPTIONS')).status).toBe(400);
    });
  });
});

describe('A configured installation', () => {
  beforeEach(() =>
    start({
      ...firebase,
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_ORIGIN: 'https://guide.example',
      OTHER_HOSTS: 'Guide-abc.a.run.app',
    }),
  );

  it.each(['guide.example', 'guide.example:443', 'guide.example:PORT', 'GUIDE.example', 'guide-abc.a.run.app'])(
    'answers %s',
    async (host) => {
      expect((await ask('/paris', host)).status).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost:PORT', '10.0.0.7:PORT', 'sub.guide.example'])(
    'does not answer %s',
    async (host) => {
      expectRefused(await ask('/paris', host), 421, 'other_host');
      expectRefused(await ask('/api/healthy', host), 421, 'other_host');
    },
  );

  it('tells whoever watches over it how it is, under whatever name they know it by', async () => {
    expect(await ask('/api/health', '10.0.0.7:PORT')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await ask('/api/health?probe=1', 'probe.internal')).toMatchObject({ status: 200 });
    expect(await ask('/api/health', undefined, 'GET', '1.0')).toMatchObject({ status: 200 });
    expect((await ask('/api/health/live', '10.0.0.7:PORT')).status).not.toBe(421);
  });
});

describe('An installation behind a proxy', () => {
  beforeEach(() => start({ ...firebase, PUBLIC_ORIGIN: 'https://guide.example', TRUSTED_PROXIES: '127.0.0.1' }));

  it('goes by the host that the proxy was asked for', async () => {
    const text = (forwarded: string) =>
      `GET / HTTP/1.1\r\nHost: backend:8080\r\nX-Forwarded-Host: ${forwarded}\r\nConnection: close\r\n\r\n`;
    expect(await askRaw(port, text('guide.example'))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await askRaw(port, text('evil.example'))).toMatch(/^HTTP\/1\.1 421 /);
  });
});
