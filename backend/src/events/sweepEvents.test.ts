import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, min, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readConfiguration } from '../configuration';
import { type Database, openDatabase, tables } from '../database';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { copyDatabaseTo } from '../testing/madeDatabase';
import { noon, startService } from '../testing/serviceUnderTest';
import { until } from '../testing/until';
import { bytesOfEvents } from './eventStore';
import { type Sweep, sweepEvents } from './sweepEvents';

const { analyticsEvents } = tables;
const megabyte = 1024 * 1024;
const sweep = (database: Database, variables: Record<string, string> = {}, change: Partial<Sweep> = {}) =>
  sweepEvents(database, {
    kept: readConfiguration(variables).events,
    now: noon,
    mayRewrite: true,
    goesOn: () => true,
    ...change,
  });
const daysAgo = (days: number) => new Date(noon - days * 86_400_000).toISOString();

/** Stores events of about a kilobyte each, past the service. */
const fill = (database: Database, events: number, receivedAt: string) =>
  database.queries.execute(sql`
    insert into analytics_events (name, parameters, received_at)
    select 'page_view', jsonb_build_object('text', (select string_agg(md5(number::text || part::text), '') from generate_series(1, 30) as part)), ${receivedAt}::timestamptz
    from generate_series(1, ${events}::int) as number`);
const total = async (database: Database) =>
  (await database.queries.select({ value: count() }).from(analyticsEvents))[0]?.value;
const oldest = async (database: Database) =>
  (await database.queries.select({ id: min(analyticsEvents.id) }).from(analyticsEvents))[0]?.id;

describeWithDatabases('What is kept of analytics events', (underTest) => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  const batch = (number: number) => ({
    events: Array.from({ length: 50 }, () => ({
      name: 'page_view',
      parameters: Object.fromEntries(
        Array.from({ length: 10 }, (_, key) => [`key_${key}`, `${number}`.repeat(100).slice(0, 100)]),
      ),
    })),
  });
  const send = (number: number) => app.inject({ method: 'POST', url: '/api/events', payload: batch(number) });

  it('stays within its bytes however much comes, and is what came last', async () => {
    const { database } = underTest;
    ({ app } = await startService(database, { variables: { EVENTS_PER_MINUTE: '0', EVENTS_KEPT_MB: '1' } }));
    const statuses = new Set<number>();
    let most = 0;
    for (let number = 1; number <= 80; number += 1) {
      statuses.add((await send(number)).statusCode);
      most = Math.max(most, await bytesOfEvents(database.queries));
    }
    // Eighty calls carry four megabytes; the disk's share of it grows no further than the next sweep.
    expect(most).toBeLessThan(2 * megabyte);
    for (const status of statuses) expect([202, 204]).toContain(status);
    await until(async () => (await send(99)).statusCode === 204);
    const rows = await database.queries
      .select({ parameters: analyticsEvents.parameters })
      .from(analyticsEvents)
      .orderBy(analyticsEvents.id);
    expect(rows.at(-1)?.parameters['key_0']).toMatch(/^99/);
    expect(rows.some(({ parameters }) => parameters['key_0'] === '1'.repeat(100))).toBe(false);
  });

  it('is swept when the service starts', async () => {
    const { database } = underTest;
    await fill(database, 1_200, daysAgo(91));
    await fill(database, 10, daysAgo(89));
    ({ app } = await startService(database, {}));
    await until(async () => (await total(database)) === 10);
  });
});

describeWithDatabases('A sweep of analytics events', (underTest) => {
  it('removes what is too old and what is too much in number', async () => {
    const { database } = underTest;
    await fill(database, 700, daysAgo(8));
    await fill(database, 300, daysAgo(1));
    await sweep(database, { EVENTS_KEPT_DAYS: '7' });
    expect(await total(database)).toBe(300);
    await sweep(database, { EVENTS_KEPT_MOST: '120' });
    expect([await total(database), await oldest(database)]).toEqual([120, 881]);
  });

  it('removes the oldest of what takes too much, and leaves alone what does not', async () => {
    const { database } = underTest;
    await fill(database, 4_000, daysAgo(1));
    await sweep(database, { EVENTS_KEPT_MB: '2' });
    const left = (await total(database)) ?? 0;
    expect(left).toBeGreaterThan(500);
    expect(left).toBeLessThan(1_200);
    expect(await oldest(database)).toBe(4_001 - left);
    await sweep(database, { EVENTS_KEPT_MB: '2' });
    expect(await total(database)).toBe(left);
    // What comes then has room again, also in a table that stays as large as it was.
    await fill(database, 400, daysAgo(0));
    await sweep(database, { EVENTS_KEPT_MB: '2' });
    expect(await total(database)).toBe(left + 400);
  });

  it('ends between two pieces when it is told to', async () => {
    const { database } = underTest;
    await fill(database, 1_200, daysAgo(91));
    let pieces = 0;
    await sweep(database, {}, { goesOn: () => (pieces += 1) <= 1 });
    expect(await total(database)).toBe(700);
  });
});

describe('The embedded database on its disk', () => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'odysseus-events-'));
    await copyDatabaseTo(folder);
    database = await openDatabase({ databaseUrl: null, dataFolder: folder });
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  /** Bytes that a folder's files take. */
  async function bytesIn(place: string): Promise<number> {
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    const sizes = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  it('gives back what swept events have taken, with the log of writes', async () => {
    const before = await bytesIn(folder);
    for (let times = 0; times < 4; times += 1) await fill(database, 8_000, daysAgo(91));
    const filled = await bytesIn(folder);
    expect(filled - before).toBeGreaterThan(40 * megabyte);
    await sweep(database);
    expect(await bytesIn(folder)).toBeLessThan(before + 0.25 * (filled - before));
  });

  it('drops events while its disk has less room than is reserved, says so once to the log, and goes on with the rest', async () => {
    const lines: string[] = [];
    const log = { logTo: { write: (line: string) => void lines.push(line) } };
    const { app } = await startService(database, {
      variables: { EVENTS_DISK_RESERVE_MB: '1000000000', LOG_LEVEL: 'info' },
      ...log,
    });
    const send = () =>
      app.inject({ method: 'POST', url: '/api/events', payload: { events: [{ name: 'page_view', parameters: {} }] } });
    const answer = await send();
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ stored: false });
    await send();
    expect(await total(database)).toBe(0);
    expect(lines.filter((line) => line.includes('the disk is short'))).toHaveLength(1);
    const report = { place: 'paris/louvre', path: '/museums', version: '1.0.0', text: 'Closed on Tuesdays' };
    expect((await app.inject({ method: 'POST', url: '/api/reports', payload: report })).statusCode).toBe(204);
    await app.close();
  });

  it.each([
    ['there is more room than is reserved', '1'],
    ['nothing is reserved', '0'],
  ])('stores events when %s', async (_when, reserve) => {
    const { app } = await startService(database, { variables: { EVENTS_DISK_RESERVE_MB: reserve } });
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/events',
          payload: { events: [{ name: 'page_view', parameters: {} }] },
        })
      ).statusCode,
    ).toBe(204);
    await app.close();
  });
});
