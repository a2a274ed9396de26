import { collectorLimits } from '@odysseus/contract';
import { count, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readConfiguration } from '../configuration';
import { tables } from '../database';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { noon, startService } from '../testing/serviceUnderTest';

const { analyticsEvents } = tables;
const { keptDays, mostKept } = readConfiguration({}).events;
const day = 86_400_000;

describeWithDatabases('The analytics collector', (underTest) => {
  let app: FastifyInstance;
  let now = noon;

  beforeAll(
    async () =>
      ({ app } = await startService(underTest.database, { clock: () => now, variables: { EVENTS_PER_MINUTE: '0' } })),
  );
  afterAll(() => app.close());
  beforeEach(() => {
    now = noon;
  });

  const event = (parameters: Record<string, unknown> = {}, name = 'page_view') => ({ name, parameters });
  const send = (payload: unknown, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/api/events',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': type },
    });
  const stored = () => underTest.database.queries.select().from(analyticsEvents).orderBy(analyticsEvents.id);
  const total = async () =>
    (await underTest.database.queries.select({ value: count() }).from(analyticsEvents))[0]?.value;

  it.each(['application/json', 'text/plain', 'text/plain;charset=UTF-8'])(
    'stores a batch sent as %s, as it was sent',
    async (type) => {
      const answer = await send(
        { events: [event({ page_path: '/paris', landing_page: true, load: 12.5 }), event({}, 'page_exit')] },
        type,
      );
      expect(answer.statusCode).toBe(204);
      expect(answer.body).toBe('');
      expect(await stored()).toMatchObject([
        {
          name: 'page_view',
          parameters: { page_path: '/paris', landing_page: true, load: 12.5 },
          receivedAt: new Date(noon),
        },
        { name: 'page_exit', parameters: {} },
      ]);
    },
  );

  it('takes the user that an event names for a claim', async () => {
    await send({ events: [event({ user_id: 'ann' }), event({ user_id: 'anonymous' }), event({ user_id: 7 })] });
    expect((await stored()).map(({ claimedUid }) => claimedUid)).toEqual(['ann', null, null]);
  });

  it('stores text that a cut left broken', async () => {
    expect((await send({ events: [event({ text: 'half of \ud83d', zero: 'a\0b' })] })).statusCode).toBe(204);
    expect((await stored())[0]?.parameters).toEqual({ text: 'half of \ufffd', zero: 'ab' });
  });

  it.each([
    ['no events', { events: [] }],
    ['too many events', { events: Array.from({ length: collectorLimits.eventsPerBatch + 1 }, () => event()) }],
    ['an event without a name', { events: [{ parameters: {} }] }],
    ['a name beyond its length', { events: [event({}, 'x'.repeat(41))] }],
    ['a value beyond its length', { events: [event({ text: 'x'.repeat(101) })] }],
    ['a key beyond its length', { events: [event({ ['x'.repeat(41)]: 1 })] }],
    ['nested values', { events: [event({ nested: { deep: 1 } })] }],
    ['fields that it does not know', { events: [event()], uid: 'ann' }],
    ['another shape', [event()]],
  ])('refuses %s', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect(await total()).toBe(0);
  });

  it('refuses more parameters than an event may have', async () => {
    const parameters = Object.fromEntries(
      Array.from({ length: collectorLimits.parametersPerEvent + 1 }, (_, index) => [`key_${index}`, index]),
    );
    expect((await send({ events: [event(parameters)] })).statusCode).toBe(400);
  });

  it.each([
    ['rubbish as plain text', 'not json', 'text/plain', 400, 'malformed_json'],
    ['rubbish as JSON', 'not json', 'application/json', 400, 'malformed_json'],
    [
      'a body that is too large',
      JSON.stringify({ events: [event({ text: 'x' })], padding: 'x'.repeat(collectorLimits.bodyBytes) }),
      'text/plain',
      413,
      'body_too_large',
    ],
    ['another type', '<events/>', 'application/xml', 415, 'unsupported_media_type'],
  ])('refuses %s', async (_what, payload, type, status, code) => {
    const answer = await send(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { code } });
  });

  it('clears away what is too old, a bounded number at a time', async () => {
    const old = new Date(noon - (keptDays + 1) * day).toISOString();
    await underTest.database.queries.execute(
      sql`insert into analytics_events (name, parameters, received_at) select 'old', '{}', ${old}::timestamptz from generate_series(1, 700)`,
    );
    await send({ events: [event()] });
    expect(await total()).toBe(201);
    await send({ events: [event()] });
    expect((await stored()).map(({ name }) => name)).toEqual(['page_view', 'page_view']);
  });

  it('keeps what is not too old, and no more events than it may', async () => {
    await send({ events: [event({ age: 'old' })] });
    now = noon + (keptDays - 1) * day;
    await send({ events: [event({ age: 'new' })] });
    expect(await total()).toBe(2);
    await underTest.database.queries.execute(
      sql`select setval(pg_get_serial_sequence('analytics_events', 'id'), ${mostKept + 1})`,
    );
    await send({ events: [event({ age: 'newest' })] });
    expect((await stored()).map(({ parameters }) => parameters['age'])).toEqual(['newest']);
  });

  it('takes only so many calls from one address in a minute, and says when to come back; other calls it does not touch', async () => {
    const limited = await startService(underTest.database, { clock: () => now, variables: { EVENTS_PER_MINUTE: '3' } });
    const call = (remoteAddress: string) =>
      limited.app.inject({ method: 'POST', url: '/api/events', remoteAddress, payload: { events: [event()] } });
    const statuses: number[] = [];
    for (let calls = 0; calls < 5; calls += 1) statuses.push((await call('203.0.113.1')).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429, 429]);
    now += 20_000;
    const refused = await call('203.0.113.1');
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
    expect((await call('203.0.113.2')).statusCode).toBe(204);
    expect((await limited.app.inject({ url: '/api/checkout/passes', remoteAddress: '203.0.113.1' })).statusCode).toBe(
      200,
    );
    expect(await total()).toBe(4);
    now += 40_000;
    expect((await call('203.0.113.1')).statusCode).toBe(204);
    await limited.app.close();
  });

  it('takes 30 calls a minute where nothing else is set', async () => {
    const usual = await startService(underTest.database, { clock: () => now });
    const statuses: number[] = [];
    for (let calls = 0; calls < 31; calls += 1)
      statuses.push(
        (await usual.app.inject({ method: 'POST', url: '/api/events', payload: { events: [event()] } })).statusCode,
      );
    expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
    await usual.app.close();
  });

  it('drops events while the database itself has no room, says so once to the log, and stores them again when it has', async () => {
    const lines: string[] = [];
    const full = await startService(underTest.database, {
      variables: { LOG_LEVEL: 'info' },
      logTo: { write: (line) => void lines.push(line) },
    });
    const call = async () =>
      (await full.app.inject({ method: 'POST', url: '/api/events', payload: { events: [event()] } })).statusCode;
    const { queries } = underTest.database;
    await queries.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
    );
    await queries.execute(sql`create trigger refuses before insert on analytics_events execute function refuse()`);
    try {
      expect([await call(), await call()]).toEqual([202, 202]);
      expect(await total()).toBe(0);
    } finally {
      await queries.execute(sql`drop function refuse cascade`);
    }
    expect(await call()).toBe(204);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'Analytics events are dropped',
      'Analytics events are stored again',
    ]);
    await full.app.close();
  });

  it('is not there when it is switched off', async () => {
    const off = await startService(underTest.database, { variables: { ANALYTICS_COLLECTOR: 'off' } });
    expect(
      (await off.app.inject({ method: 'POST', url: '/api/events', payload: { events: [event()] } })).statusCode,
    ).toBe(404);
    await off.app.close();
  });
});
