import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { profilePaths } from '@odysseus/contract';
import { startService } from '../testing/serviceUnderTest';
import { describeWithPostgres } from '../testing/describeWithDatabases';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { migrationsFolder } from './migrations';
import { openDatabase } from './openDatabase';
import { openPostgres, postgresDatabase } from './openPostgres';

describeWithPostgres('Copies of the service on one database', (underTest) => {
  const url = (): string => underTest.url ?? '';

  it('bring an empty database up to date when they start at the same moment', async () => {
    await underTest.database.queries.execute(sql`drop schema drizzle cascade`);
    await underTest.database.queries.execute(sql`drop schema public cascade`);
    await underTest.database.queries.execute(sql`create schema public`);
    const copies = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url())));
    try {
      await Promise.all(copies.map((copy) => copy.migrate()));
      const counted: unknown = await underTest.database.queries.execute(
        sql`select count(*)::int as migrations from drizzle.__drizzle_migrations`,
      );
      const { rows } = counted as { rows: { migrations: number }[] };
      const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
        entries: unknown[];
      };
      expect(rows).toEqual([{ migrations: entries.length }]);
    } finally {
      await Promise.all(copies.map((copy) => copy.close()));
    }
  });

  it('answer alternate requests of one visitor without a difference', async () => {
    const databases = await Promise.all([openPostgres(url()), openPostgres(url())]);
    const copies = await Promise.all(databases.map((database) => startService(database)));
    const [first, second] = copies;
    if (!first || !second) throw new Error('Two copies were started');
    let turn = 0;
    /** Asks the two in turn. */
    const ask = (
      method: 'GET' | 'POST' | 'DELETE',
      path: string,
      payload?: object,
      headers: Record<string, string> = first.as('ann'),
    ) => {
      turn += 1;
      return (turn % 2 === 0 ? first : second).app.inject({
        method,
        url: path,
        headers,
        ...(payload ? { payload } : {}),
      });
    };
    /** Asks both the same. */
    const compare = async (path: string) => {
      const [one, other] = await Promise.all(
        copies.map(({ app }) => app.inject({ url: path, headers: first.as('ann') })),
      );
      expect(one?.statusCode).toBe(other?.statusCode);
      expect(one?.body).toBe(other?.body);
      return one;
    };
    const profile = profilePaths.profile('ann');
    const windows = profilePaths.subscriptionWindows('ann');

    try {
      expect((await ask('GET', profile)).statusCode).toBe(404);
      expect((await ask('POST', profile, { email: 'ann@example.com' })).statusCode).toBe(201);
      expect((await ask('POST', profile, { email: 'ann@example.com' })).statusCode).toBe(200);
      expect((await compare(profile))?.json()).toMatchObject({ email: 'ann@example.com' });

      // Opened on one copy, paid on both at the same moment, seen by each.
      const { id, url: page } = (await ask('POST', '/api/checkout/sessions', { pass: 'month' })).json<{
        id: string;
        url: string;
      }>();
      const holder = { authorization: `Checkout ${page.split('#')[1] ?? ''}` };
      const pay = `/api/checkout/sessions/${id}/pay`;
      const payments = await Promise.all([ask('POST', pay, undefined, holder), ask('POST', pay, undefined, holder)]);
      expect(payments.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(payments[0].body).toBe(payments[1].body);
      expect((await compare(`/api/checkout/sessions/${id}`))?.json()).toMatchObject({ status: 'paid' });
      expect((await compare(windows))?.json()).toEqual([{ start_date: '2026-07-01', end_date: '2026-07-30' }]);

      // Two purchases at once, one on each: one after the other in time.
      const more = await Promise.all(
        [1, 2].map(async () => (await ask('POST', '/api/checkout/sessions', { pass: 'week' })).json<{ id: string }>()),
      );
      await Promise.all(more.map((checkout) => ask('POST', `/api/checkout/sessions/${checkout.id}/pay`)));
      expect((await compare(windows))?.json()).toEqual([
        { start_date: '2026-07-01', end_date: '2026-07-30' },
        { start_date: '2026-07-31', end_date: '2026-08-06' },
        { start_date: '2026-08-07', end_date: '2026-08-13' },
      ]);

      expect((await ask('DELETE', '/api/account')).statusCode).toBe(204);
      expect((await compare(profile))?.statusCode).toBe(404);
      expect((await compare(windows))?.json()).toEqual([]);
    } finally {
      await Promise.all(copies.map(({ app }) => app.close()));
      await Promise.all(databases.map((database) => database.close()));
    }
  });

  it('go on when the server drops their connections', async () => {
    const told: string[] = [];
    const copy = await openPostgres(url(), (error) => void told.push(error.message));
    try {
      await underTest.database.queries.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await expect(
        (async () => {
          // The break is noticed by the first query or before it; the one after has a connection of its own.
          await copy.queries.execute(sql`select 1`).catch(() => undefined);
          return copy.queries.execute(sql`select 1 as alive`);
        })(),
      ).resolves.toMatchObject({ rows: [{ alive: 1 }] });
    } finally {
      await copy.close();
    }
  });

  it('go on when the server drops a connection within a transaction', async () => {
    const copy = await openPostgres(url());
    try {
      const cut = copy.queries.transaction(async (transaction) => {
        const own: unknown = await transaction.execute(sql`select pg_backend_pid() as pid`);
        const { rows } = own as { rows: { pid: number }[] };
        const asleep = transaction.execute(sql`select pg_sleep(60)`);
        await Promise.all([
          asleep,
          underTest.database.queries.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`),
        ]);
      });
      await expect(cut).rejects.toThrow();
      await expect(
        copy.queries.transaction((transaction) => transaction.execute(sql`select 1 as alive`)),
      ).resolves.toMatchObject({ rows: [{ alive: 1 }] });
    } finally {
      await copy.close();
    }
  });

  it('go on when the server was gone without a word, and is there again', async () => {
    const proxy = await startProxy(url());
    const copy = await openPostgres(proxy.url, undefined, 3_000);
    const one = () => copy.queries.execute(sql`select 1 as alive`);
    try {
      await expect(one()).resolves.toMatchObject({ rows: [{ alive: 1 }] });
      proxy.swallow(true);
      await expect(one()).rejects.toThrow();
      proxy.swallow(false);
      await expect(one()).resolves.toMatchObject({ rows: [{ alive: 1 }] });
    } finally {
      await copy.close();
      proxy.close();
    }
  });

  it('give back a connection on which no transaction can begin', async () => {
    const pool = new pg.Pool({ connectionString: url(), max: 1, connectionTimeoutMillis: 5_000 });
    // The server may tell of the end before the connection is given back or after it: the pool is told of the latter.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    pool.once(
      'acquire',
      (client: pg.PoolClient) =>
        void client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined),
    );
    const copy = postgresDatabase(pool, async () => undefined);
    const one = () => copy.queries.transaction((transaction) => transaction.execute(sql`select 1 as alive`));
    try {
      await expect(one()).rejects.toThrow();
      await expect(one()).resolves.toMatchObject({ rows: [{ alive: 1 }] });
    } finally {
      await copy.close();
    }
  });
});

/** A way to the server on which everything can get lost. */
async function startProxy(
  serverUrl: string,
): Promise<{ readonly url: string; swallow(all: boolean): void; close(): void }> {
  const server = new URL(serverUrl);
  const sockets: Socket[] = [];
  let swallows = false;
  const proxy = createServer((near) => {
    const far = connect(Number(server.port || 5432), server.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(from);
      from.on('data', (bytes) => !swallows && to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    swallow: (all) => void (swallows = all),
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

describe('A database that is not there', () => {
  it('is reported with its place, without its password, and with what to do', async () => {
    const opened = openDatabase({
      databaseUrl: 'postgresql://odysseus:hunter2@127.0.0.1:1/guide',
      dataFolder: '/nowhere',
    });
    await expect(opened).rejects.toThrow(DatabaseUnavailableError);
    await expect(opened).rejects.toThrow(/guide at 127\.0\.0\.1:1 can't be reached .*Check DATABASE_URL/);
    await expect(opened).rejects.toThrow(expect.not.objectContaining({ message: expect.stringContaining('hunter2') }));
  });
});

describe('The embedded database', () => {
  let dataFolder: string;
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'odysseus-database-'));
  });
  afterEach(() => rmSync(dataFolder, { recursive: true }));

  /** What of the folder others may read, write or enter. */
  function openToOthers(): string[] {
    return readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name !== 'database.lock' && (statSync(join(dataFolder, name)).mode & 0o077) !== 0,
    );
  }

  it('lies in a folder that its owner alone may enter, also where an open one was there', async () => {
    mkdirSync(join(dataFolder, 'database'), { mode: 0o755 });
    const database = await openDatabase({ databaseUrl: null, dataFolder });
    try {
      expect((statSync(join(dataFolder, 'database')).mode & 0o777).toString(8)).toBe('700');
    } finally {
      await database.close();
    }
  });

  it('makes files that its owner alone may read, and closes those that are there', async () => {
    const place = { databaseUrl: null, dataFolder };
    const first = await openDatabase(place);
    try {
      await first.migrate();
      expect(openToOthers()).toEqual([]);
    } finally {
      await first.close();
    }

    for (const name of readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })) {
      const file = join(dataFolder, name);
      chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o666);
    }
    const second = await openDatabase(place);
    try {
      expect(openToOthers()).toEqual([]);
      await second.queries.execute(sql`create table more (number int)`);
      expect(openToOthers()).toEqual([]);
    } finally {
      await second.close();
    }
  });
});
