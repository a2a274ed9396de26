import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { profilePaths } from '@odysseus/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { addWindow } from '../subscriptions';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { type ServiceUnderTest, startService } from '../testing/serviceUnderTest';
import { standInAssistant } from '../testing/standInAssistant';
import { until } from '../testing/until';

/** What must stand in no line, in whatever a request carries it. */
const email = 'ann.miller@example.com';
const words = 'My sister Ann has epilepsy';
const secret = 'tok-5f2c9d-secret';
const personal = /ann\.miller|example\.com|sister|epilepsy|5f2c9d/i;

const report = { place: 'paris/louvre', path: '/museums', version: '1.0.0', text: `${words}: write to ${email}` };
const question = () => ({
  message: randomUUID(),
  conversation: randomUUID(),
  question: `${words} (${email})`,
  plan: [],
  residency: 'unknown',
  ages: [],
});

describeWithDatabases('The log at its most talkative', (underTest) => {
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];
  let lines: string[];

  async function start(...plugins: FastifyPluginAsync[]): Promise<void> {
    lines = [];
    const log = { logTo: { write: (line: string) => void lines.push(line) } };
    ({ app, as } = await startService(underTest.database, {
      variables: { LOG_LEVEL: 'trace' },
      ...log,
      plugins,
      assistants: { of: async () => standInAssistant },
    }));
  }
  afterEach(() => app.close());

  /** Everything that was written, and in words what was written as bytes. */
  const written = (): string => {
    const all = lines.join('');
    const bytes = [...all.matchAll(/"data":\[([\d,]+)\]/g)].map(([, numbers = '']) =>
      Buffer.from(numbers.split(',').map(Number)).toString(),
    );
    return [all, ...bytes].join('\n');
  };
  interface Line {
    readonly level: number;
    readonly msg: string;
    readonly error?: LoggedError;
    readonly err?: LoggedError;
  }
  interface LoggedError {
    readonly type?: string;
    readonly message: string;
    readonly code?: string;
    readonly query?: string;
    readonly stack?: string;
    readonly cause?: LoggedError;
  }
  const parsed = (): Line[] => lines.map((line) => JSON.parse(line) as Line);
  /** The error of the only line at level error or above, from the outermost to its first cause. */
  const chain = (): LoggedError[] => {
    const [line, ...others] = parsed().filter(({ level }) => level >= 50);
    expect(others).toEqual([]);
    const errors: LoggedError[] = [];
    for (let error = line?.error; error; error = error.cause) errors.push(error);
    return errors;
  };
  /** Does something while a table is not there. */
  async function without(table: string, work: () => Promise<unknown>): Promise<void> {
    const rename = (from: string, to: string) =>
      underTest.database.queries.execute(sql.raw(`alter table ${from} rename to ${to}`));
    await rename(table, `${table}_away`);
    try {
      await work();
    } finally {
      await rename(`${table}_away`, table);
    }
  }
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });
  /** A connection to the service as it listens. */
  async function reach(): Promise<Socket> {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  it('tells that a mistake was reported, by its number alone', async () => {
    await start();
    expect((await post('/api/reports', report)).statusCode).toBe(204);
    expect(parsed().filter(({ msg }) => /reports a mistake/.test(msg))).toMatchObject([{ report: 1 }]);
    expect(written()).not.toMatch(personal);
    expect(written()).not.toMatch(/louvre|museums/);
  });

  it.each([
    ['a report', 'mistake_reports', () => post('/api/reports', report)],
    [
      'events',
      'analytics_events',
      () => post('/api/events', { events: [{ name: 'page_view', parameters: { user_id: email, text: words } }] }),
    ],
    [
      'a profile',
      'user_profiles',
      () => post(profilePaths.profile('ann'), { email, displayName: words }, as('ann', email)),
    ],
    [
      'the windows of a visitor',
      'subscription_windows',
      () =>
        app.inject({ url: `${profilePaths.subscriptionWindows('ann')}?token=${secret}`, headers: as('ann', email) }),
    ],
  ])(
    "tells why a query failed, in the engine's words and with its code, and nothing of %s",
    async (_what, table, ask) => {
      await start();
      await without(table, async () => expect((await ask()).statusCode).toBe(500));
      const errors = chain();
      expect(errors[0]?.query).toContain(`"${table}"`);
      expect(errors.at(-1)).toMatchObject({
        code: '42P01',
        message: expect.stringContaining(`relation "${table}" does not exist`),
      });
      expect(written()).not.toMatch(personal);
    },
  );

  it('tells why a question could not be answered, and nothing of the question', async () => {
    await start();
    await addWindow(underTest.database.queries, 'ann', { start_date: '2026-07-01', end_date: '2026-07-07' }, null);
    await without('assistant_parts', async () => {
      const asked = post('/api/assistant/paris/messages', question(), as('ann', email)).catch(() => undefined);
      await until(() => written().includes('could not be answered'));
      await asked;
    });
    expect(written()).toContain('42P01');
    expect(written()).not.toMatch(personal);
  });

  it.each([
    ['malformed JSON', () => post('/api/reports', `{"text": "${words}, ${email}`)],
    ['what is no report', () => post('/api/reports', { ...report, [email]: words })],
    ['an unknown call', () => app.inject({ url: `/api/${secret}?email=${encodeURIComponent(email)}` })],
    [
      'a token that is none',
      () => app.inject({ url: profilePaths.profile('ann'), headers: { authorization: `Bearer ${secret}.${email}` } }),
    ],
  ])('holds nothing of a request that is refused: %s', async (_what, ask) => {
    await start();
    expect((await ask()).statusCode).toBeGreaterThanOrEqual(400);
    expect(written()).not.toMatch(personal);
  });

  it('holds nothing of what is no request at all', async () => {
    await start();
    const socket = await reach();
    socket.end(
      `POST /api/reports?token=${secret} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nBroken header \x01 ${email}\r\n\r\n`,
    );
    await until(() => written().includes('client error'));
    expect(written()).toContain('HPE_');
    expect(written()).not.toMatch(personal);
  });

  it('takes an upload that breaks off for that, and not for a database that is lost', async () => {
    await start();
    const socket = await reach();
    socket.write(
      `POST /api/reports HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"text": "${words}`,
      () => socket.destroy(),
    );
    await until(() => parsed().some(({ error }) => error !== undefined));
    expect(parsed().filter(({ level }) => level > 30)).toEqual([]);
    expect(parsed().filter(({ error }) => error !== undefined)).toMatchObject([
      {
        level: 20,
        msg: 'The sender was gone before the request had come whole',
        route: '/api/reports',
        error: { code: 'ECONNRESET' },
      },
    ]);
    expect(written()).not.toMatch(personal);
  });

  describe('of what code writes without a thought', () => {
    const failedQuery = () =>
      underTest.database.queries.execute(sql`select ${`${words} ${email}`}::text::uuid`).then(
        () => undefined,
        (error: unknown) => error,
      );
    const writing =
      (write: (log: FastifyRequest['log'], error: unknown) => void): FastifyPluginAsync =>
      async (root) =>
        void root.get('/writes', async (request) => {
          write(request.log, await failedQuery());
          return {};
        });

    it.each<[string, (log: FastifyRequest['log'], error: unknown) => void]>([
      ['an error alone', (log, error) => log.trace(error)],
      ['an error with words', (log, error) => log.debug(error as Error, 'It failed')],
      ['an error among details', (log, error) => log.info({ err: error })],
      ['an error under another name', (log, error) => log.warn({ error, city: 'paris' }, 'It failed')],
      [
        'an error whose cause it is',
        (log, error) => log.error({ error: new Error('It failed', { cause: error }) }, 'It failed'),
      ],
      [
        'one of several errors',
        (log, error) => log.error({ error: new AggregateError([error], 'All failed') }, 'All failed'),
      ],
    ])('keeps the cause and drops the values: %s', async (_what, write) => {
      await start(writing(write));
      await app.inject({ url: '/writes' });
      expect(written()).toContain('22P02');
      expect(written()).toContain('invalid input syntax for type uuid');
      expect(written()).toMatch(/at .*\.(ts|js|mjs|cjs):\d+:\d+/);
      expect(written()).not.toMatch(personal);
    });

    it.each([
      ['an e-mail address', `Could not write to ${email}.`],
      ['an e-mail address in a path', '/api/profile/ann.miller%40example.com'],
      ['an e-mail address on a line of its own', `To:\n${email}\nand nobody else`],
      ['the password of a database', `postgresql://odysseus:${secret}@10.0.0.1:5432/guide`],
      ['a token', 'eyJhbGciOiJub25lIiwidDUiOiI1ZjJjOWQifQ.eyJ1aWQiOiI1ZjJjOWQtYW5uLm1pbGxlciJ9.'],
      ['a header', `authorization: Bearer ${secret}`],
      ['a query', `GET /emulator/action?mode=signIn&oobCode=${secret}`],
    ])('takes out %s, and leaves a line that is JSON', async (_what, text) => {
      await start(writing((log) => log.info({ text }, text)));
      await app.inject({ url: '/writes' });
      const [line] = parsed().filter((one) => 'text' in one);
      expect(line?.msg).not.toBe(text);
      expect(written()).not.toMatch(personal);
      expect(written()).not.toContain('eyJ');
    });

    it('leaves the rest as it is', async () => {
      const text =
        'at load (file:///work/@scope/name@1.2.3/index.js?v=1:10:5), 5 < 6? Yes. "paris/louvre" @ 12:00, \\ and \u0001';
      await start(writing((log) => log.info(text)));
      await app.inject({ url: '/writes' });
      expect(parsed().map(({ msg }) => msg)).toContain(text.replace('?v=1', '?…'));
    });
  });

  it('keeps the words of an error that holds nothing personal, once', async () => {
    await start(
      async (root) =>
        void root.get('/breaks', async () => {
          throw new Error('The store is shut', {
            cause: Object.assign(new Error('No such bucket'), {
              code: 'NoSuchBucket',
              request: { headers: { authorization: secret } },
            }),
          });
        }),
    );
    await app.inject({ url: '/breaks' });
    expect(chain()).toMatchObject([
      { type: 'Error', message: 'The store is shut', stack: expect.stringMatching(/^\s+at /) },
      { message: 'No such bucket', code: 'NoSuchBucket' },
    ]);
    expect(written()).not.toMatch(personal);
  });

  it('survives an error that is its own cause', async () => {
    await start(
      async (root) =>
        void root.get('/breaks', async () => {
          const error = new Error('Round and round');
          error.cause = error;
          throw error;
        }),
    );
    expect((await app.inject({ url: '/breaks' })).statusCode).toBe(500);
    expect(chain().length).toBeGreaterThan(1);
  });
});
