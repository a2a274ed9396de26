import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { problemSchema, profilePaths } from '@odysseus/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import pg from 'pg';
import { readConfiguration } from './configuration';
import { postgresDatabase } from './database/openPostgres';
import * as server from './server';
import { createService } from './service';
import { describeWithDatabases } from './testing/describeWithDatabases';
import { noon, startService } from './testing/serviceUnderTest';
import { unsignedToken } from './testing/tokenClaims';
import { KeysUnavailableError } from './tokens/TokenVerifier';

jest.mock('./server', () => {
  const actual = jest.requireActual<typeof server>('./server');
  return { ...actual, createServer: jest.fn(actual.createServer) };
});

describeWithDatabases('The service', (underTest) => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  it('describes every call under /api, with every answer, and nothing else', async () => {
    const routes: RouteOptions[] = [];
    const { createServer } = jest.requireActual<typeof server>('./server');
    jest
      .mocked(server.createServer)
      .mockImplementationOnce((...given) =>
        createServer(...given).addHook('onRoute', (route) => void routes.push(route)),
      );
    const variables = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    ({ app } = await startService(underTest.database, { variables }));
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, { summary?: string; responses: Record<string, unknown> }>>;
    }>();

    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const answered = routes
      .filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD')
      .map(({ url, method }) => `${String(method)} ${url.replace(/:([a-z]+)/gi, '{$1}')}`);
    expect(answered.length).toBeGreaterThan(10);
    expect(described.sort()).toEqual(answered.sort());
    for (const [path, methods] of Object.entries(paths)) {
      for (const call of Object.values(methods)) {
        expect(call.summary).toEqual(expect.any(String));
        expect(Object.keys(call.responses).some((status) => status.startsWith('2'))).toBe(true);
        if (path !== '/api/openapi.json')
          expect(Object.keys(call.responses).some((status) => /^[45]/.test(status))).toBe(true);
      }
    }
  });

  it.each([
    ['a path that it does not know', 'GET', '/api/nothing', 404, 'unknown_call'],
    ['a method that it does not know', 'PUT', '/api/health', 404, 'unknown_call'],
    ['an address that is none', 'GET', '/api/%zz', 400, 'malformed_address'],
    ['a user id that is endless', 'GET', `/api/profile/user_profiles/${'a'.repeat(500)}`, 414, 'malformed_address'],
  ] as const)('answers %s with a problem', async (_what, method, url, status, code) => {
    ({ app } = await startService(underTest.database));
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(problemSchema.parse(answer.json())).toMatchObject({ error: { code } });
  });

  it('tells nobody what went wrong inside, and tells the log', async () => {
    const lines: string[] = [];
    ({ app } = await startService(underTest.database, {
      variables: { LOG_LEVEL: 'error' },
      logTo: { write: (line) => void lines.push(line) },
      plugins: [
        async (root) =>
          void root.get('/breaks', async () => {
            throw new Error('the password is hunter2');
          }),
      ],
    }));
    const answer = await app.inject({ url: '/breaks' });
    expect(answer.statusCode).toBe(500);
    expect(problemSchema.parse(answer.json())).toMatchObject({ error: { code: 'internal_error' } });
    expect(answer.body).not.toContain('hunter2');
    expect(lines.join('')).toContain('hunter2');
  });

  describe('with tokens', () => {
    let now: number;
    const url = profilePaths.subscriptionWindows('ann');
    const read = (token: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } });

    beforeEach(() => {
      now = noon;
    });

    it('lets a token through until it expires, though it has seen it before', async () => {
      ({ app } = await startService(underTest.database, { clock: () => now }));
      const token = unsignedToken({ uid: 'ann', now });
      expect((await read(token)).statusCode).toBe(200);
      now += 3_599_000;
      expect((await read(token)).statusCode).toBe(200);
      now += 1_000;
      const late = await read(token);
      expect(late.statusCode).toBe(401);
      expect(late.json()).toMatchObject({ error: { code: 'token_expired' } });
    });

    it('takes a token of another project for none', async () => {
      ({ app } = await startService(underTest.database, { clock: () => now }));
      const answer = await read(unsignedToken({ uid: 'ann', now, projectId: 'demo-other' }));
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: { code: 'token_invalid' } });
    });

    it('answers 503, and never 401, while tokens can not be judged', async () => {
      const tokenVerifier = { verify: () => Promise.reject(new KeysUnavailableError('No keys')) };
      ({ app } = await startService(underTest.database, { tokenVerifier }));
      const answer = await read(unsignedToken({ uid: 'ann', now }));
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ error: { code: 'keys_unavailable' } });
    });

    it('refuses a visitor before it reads what was sent', async () => {
      ({ app } = await startService(underTest.database));
      const answer = await app.inject({
        method: 'POST',
        url: profilePaths.profile('ann'),
        payload: 'x'.repeat(200_000),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(401);
    });
  });

  describe('with a limit on requests', () => {
    const ask = (remoteAddress: string, forwarded?: string) =>
      app.inject({
        url: '/api/checkout/passes',
        remoteAddress,
        ...(forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }),
      });

    it('refuses an address that asks too much, says when to come back, and serves the others', async () => {
      ({ app } = await startService(underTest.database, { variables: { RATE_LIMIT_PER_MINUTE: '3' } }));
      for (let i = 0; i < 3; i += 1) expect((await ask('203.0.113.1')).statusCode).toBe(200);
      const refused = await ask('203.0.113.1');
      expect(refused.statusCode).toBe(429);
      expect(problemSchema.parse(refused.json())).toMatchObject({ error: { code: 'too_many_requests' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask('203.0.113.2')).statusCode).toBe(200);
    });

    it('is not talked out of it by a header that anyone can write', async () => {
      ({ app } = await startService(underTest.database, { variables: { RATE_LIMIT_PER_MINUTE: '1' } }));
      await ask('203.0.113.1', '198.51.100.1');
      expect((await ask('203.0.113.1', '198.51.100.2')).statusCode).toBe(429);
    });

    it('believes the proxies that it was told of', async () => {
      ({ app } = await startService(underTest.database, {
        variables: { RATE_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '10.0.0.0/8' },
      }));
      await ask('10.0.0.1', '198.51.100.1');
      expect((await ask('10.0.0.1', '198.51.100.2')).statusCode).toBe(200);
      expect((await ask('10.0.0.1', '198.51.100.1')).statusCode).toBe(429);
    });

    describe('behind a proxy', () => {
      let lines: string[];
      const start = async (variables: Record<string, string> = {}): Promise<void> => {
        lines = [];
        ({ app } = await startService(underTest.database, {
          variables: { RATE_LIMIT_PER_MINUTE: '1000', LOG_LEVEL: 'warn', ...variables },
          logTo: { write: (line) => void lines.push(line) },
        }));
      };
      const proxy = '203.0.113.1';
      const visitor = '198.51.100.1';

      it.each([
        ['nobody announced it', {}, 'x-forwarded-for'],
        ['another one was announced', { TRUSTED_PROXIES: '10.0.0.0/8' }, 'x-forwarded-for'],
        ['it says for whom it asks where nobody looks', { TRUSTED_PROXIES: proxy }, 'forwarded'],
      ])('warns once, and names no address, when %s', async (_when, variables, header) => {
        await start(variables);
        for (let asked = 0; asked < 3; asked += 1) {
          const answer = await app.inject({
            url: '/api/checkout/passes',
            remoteAddress: proxy,
            headers: { [header]: header === 'forwarded' ? `for=${visitor}` : visitor },
          });
          expect(answer.statusCode).toBe(200);
        }
        expect(lines).toHaveLength(1);
        expect(JSON.parse(lines[0] ?? '')).toMatchObject({
          level: 40,
          header,
          msg: expect.stringContaining('TRUSTED_PROXIES'),
        });
        expect(lines[0]).not.toMatch(/203\.0\.113|198\.51\.100/);
      });

      it('has nothing to warn of when it was announced, when there is none, or when there is no limit', async () => {
        await start({ TRUSTED_PROXIES: proxy });
        await ask(proxy, visitor);
        expect(lines).toEqual([]);
        await app.close();
        await start();
        await ask(visitor);
        expect(lines).toEqual([]);
        await app.close();
        await start({ RATE_LIMIT_PER_MINUTE: '0' });
        await ask(proxy, visitor);
        expect(lines).toEqual([]);
      });
    });
  });

  it('answers what it was asked before it closes', async () => {
    let release = (): void => undefined;
    const reached = new Promise<void>((arrived) => {
      release = arrived;
    });
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    ({ app } = await startService(underTest.database, {
      plugins: [
        async (root) =>
          void root.get('/slow', async () => {
            release();
            await held;
            return { done: true };
          }),
      ],
    }));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const asked = fetch(`${address}/slow`);
    await reached;
    const closed = app.close();
    answer();
    expect(await (await asked).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${address}/slow`)).rejects.toThrow();
  });
});

describe('The service without its database', () => {
  let app: FastifyInstance;
  let pool: pg.Pool;
  let listener: Server | undefined;
  let lines: string[];

  async function start(port: number): Promise<void> {
    pool = new pg.Pool({
      host: '127.0.0.1',
      port,
      user: 'odysseus',
      database: 'odysseus',
      connectionTimeoutMillis: 200,
    });
    pool.on('error', () => undefined);
    const database = postgresDatabase(pool, async () => undefined);
    lines = [];
    const configuration = readConfiguration({ LOG_LEVEL: 'warn' });
    app = await createService(configuration, {
      database,
      clock: () => noon,
      logTo: { write: (line) => void lines.push(line) },
    });
    await app.ready();
  }
  /** A port at which nothing listens, or something that never answers. */
  async function portOf(kind: 'closed' | 'silent'): Promise<number> {
    const opened = createSocketServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
    const { port } = opened.address() as AddressInfo;
    if (kind === 'silent') listener = opened;
    else await new Promise((resolve) => opened.close(resolve));
    return port;
  }

  afterEach(async () => {
    await app.close();
    await pool.end();
    listener?.close();
    listener = undefined;
  });

  it.each(['closed', 'silent'] as const)(
    'answers 503 while its port is %s, keeps addresses to itself and people out of the log',
    async (kind) => {
      const port = await portOf(kind);
      await start(port);
      const token = unsignedToken({ uid: 'ann', email: 'ann@example.com', now: noon });
      expect(
        (
          await app.inject({
            url: profilePaths.subscriptionWindows('ann'),
            headers: { authorization: `Bearer ${token}` },
          })
        ).statusCode,
      ).toBe(503);
      const answer = await app.inject({
        method: 'POST',
        url: profilePaths.profile('ann'),
        headers: { authorization: `Bearer ${token}` },
        payload: { email: 'ann@example.com', displayName: 'Ann' },
      });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ error: { code: 'database_unavailable' } });
      expect(answer.body).not.toContain(String(port));
      expect(lines.join('')).toContain('can not reach its database');
      expect(lines.join('')).not.toMatch(/ann@example\.com|Ann/);
    },
  );

  it('says so to whoever watches over it', async () => {
    await start(await portOf('closed'));
    const answer = await app.inject({ url: '/api/health' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'unavailable', database: 'unreachable' });
  });
});
