import type { AddressInfo } from 'node:net';
import { liveAnswerSchema, liveEndSchema, type LiveReport, liveReportSchema } from '@odysseus/contract';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { FastifyInstance } from 'fastify';
import { addWindow } from '../subscriptions';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { type FakeProvider, silence, startFakeProvider, withBody, withJson, withStatus } from '../testing/fakeProvider';
import { liveParis } from '../testing/parisSources';
import { noon, type ServiceUnderTest, startService } from '../testing/serviceUnderTest';
import { callBudget } from './callBudget';
import { forecastOf } from './testing/openMeteoAnswer';
import { entryOf, feedOf } from './testing/meteoAlarmFeed';
import { disruptionsOf } from './testing/primAnswer';

/** Reads a stream's events one by one. */
function readEvents(response: Response): { next(): Promise<EventSourceMessage | undefined>; leave(): Promise<void> } {
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void arrived.push(event) });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  return {
    async next() {
      while (arrived.length === 0) {
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        parser.feed(decoder.decode(part.value, { stream: true }));
      }
      return arrived.shift();
    },
    leave: async () => void (await reader?.cancel()),
  };
}

describeWithDatabases('Live facts', (underTest) => {
  let provider: FakeProvider;
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];
  let now = noon;
  const allOn = () => ({
    LIVE_WEATHER: 'on',
    OPEN_METEO_URL: provider.url,
    PRIM_API_KEY: 'own-key',
    PRIM_URL: `${provider.url}/marketplace`,
    LIVE_ALERTS: 'on',
    METEOALARM_URL: provider.url,
  });

  const start = async (variables: Record<string, string>): Promise<void> => {
    ({ app, as } = await startService(underTest.database, { variables, clock: () => now, premiumStore: liveParis() }));
  };
  const open = async (headers: Record<string, string> = {}): Promise<Response> => {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    return fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/live/paris/stream`, {
      headers: { ...as('ann'), ...headers },
    });
  };
  const reportsOf = async () =>
    liveAnswerSchema.parse((await app.inject({ url: '/api/live/paris', headers: as('ann') })).json()).reports;
  const wellAnswered: Parameters<FakeProvider['answer']>[0] = (request, response) => {
    const { pathname } = new URL(request.url ?? '', provider.url);
    if (pathname === '/v1/forecast') withJson(forecastOf(now))(request, response);
    else if (pathname.startsWith('/marketplace')) withJson(disruptionsOf(now))(request, response);
    else
      withBody(
        feedOf(now, [entryOf(now, { id: 'w', area: 'Paris', code: 'FR101', event: 'Wind', severity: 'Severe' })]),
        'application/atom+xml',
      )(request, response);
  };

  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    now = noon;
    provider.answer(wellAnswered);
    await addWindow(underTest.database.queries, 'ann', { start_date: '2026-06-25', end_date: '2026-07-01' }, null);
  });
  afterEach(() => app.close());

  it('are off by default, and ask nobody', async () => {
    await start({});
    const asked = provider.requests.length;
    expect(await reportsOf()).toEqual([
      { source: 'weather', state: 'off' },
      { source: 'transit', state: 'off' },
      { source: 'alerts', state: 'off' },
    ]);
    expect(provider.requests).toHaveLength(asked);
  });

  it('come from every source that is on, whose they are beside them', async () => {
    await start(allOn());
    const reports = await reportsOf();
    expect(reports.map(({ source, state, attribution }) => [source, state, attribution?.licence])).toEqual([
      ['weather', 'fresh', 'CC BY 4.0'],
      ['transit', 'fresh', 'Licence Mobilités'],
      ['alerts', 'fresh', 'CC BY 4.0'],
    ]);
    expect(reports.every(({ fetchedAt }) => fetchedAt === new Date(noon).toISOString())).toBe(true);
    expect(reports[2]).toMatchObject({ data: { alerts: [{ severity: 'severe' }] } });
  });

  it('say in words what fails, and keep the rest', async () => {
    provider.answer((request, response) =>
      request.url?.startsWith('/marketplace') ? withStatus(403)(request, response) : wellAnswered(request, response),
    );
    await start(allOn());
    const [weather, transit] = await reportsOf();
    expect(weather?.state).toBe('fresh');
    expect(transit).toEqual({ source: 'transit', state: 'failed', trouble: expect.stringContaining('switched off') });
  });

  it.each([
    ['somebody who is not signed in', () => ({}), 401, 'token_missing'],
    ['a visitor without a pass', () => as('bob'), 403, 'no_active_pass'],
  ])('are not told to %s', async (_who, headers, status, code) => {
    await start(allOn());
    const asked = provider.requests.length;
    for (const url of ['/api/live/paris', '/api/live/paris/stream']) {
      const answer = await app.inject({ url, headers: headers() });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ error: { code } });
    }
    expect(provider.requests).toHaveLength(asked);
  });

  it.each(['atlantis', 'Paris', '..%2Fparis'])('there are none of %s', async (city) => {
    await start({});
    expect(
      (await app.inject({ url: `/api/live/${city}/stream`, headers: as('ann') })).statusCode,
    ).toBeGreaterThanOrEqual(400);
  });

  it('are streamed: what is known at once, then what changes, and to a board that comes back only the news', async () => {
    await start(allOn());
    const response = await open();
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const events = readEvents(response);
    const states = new Map<string, LiveReport['state']>();
    let last: EventSourceMessage | undefined;
    // Whatever order they arrive in, every source is fresh in the end.
    while (states.size < 3 || [...states.values()].some((state) => state !== 'fresh')) {
      last = await events.next();
      expect(last?.event).toBe('report');
      const report = liveReportSchema.parse(JSON.parse(last?.data ?? ''));
      states.set(report.source, report.state);
    }
    await events.leave();

    const again = readEvents(await open({ 'last-event-id': last?.id ?? '' }));
    const asNew = readEvents(await open());
    expect(JSON.parse((await asNew.next())?.data ?? '')).toMatchObject({ state: 'fresh' });
    await asNew.leave();
    // The board that had seen everything hears of the end, and of nothing before it.
    await app.close();
    expect(await again.next()).toMatchObject({ event: 'end' });
  });

  it('end when the service closes, which does not wait for boards or providers', async () => {
    provider.answer(silence);
    await start(allOn());
    const events = readEvents(await open());
    expect(await events.next()).toMatchObject({ event: 'report' });
    await app.close();
    let last: EventSourceMessage | undefined;
    for (let event = await events.next(); event; event = await events.next()) last = event;
    expect(last?.event).toBe('end');
    expect(liveEndSchema.parse(JSON.parse(last?.data ?? ''))).toEqual({ reason: 'closing' });
  });

  it('are on eight boards of an account at most', async () => {
    await start({});
    const boards = await Promise.all(Array.from({ length: 8 }, () => open()));
    expect(boards.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const ninth = await open();
    expect(ninth.status).toBe(429);
    expect(await ninth.json()).toMatchObject({ error: { code: 'too_many_boards' } });
    await Promise.all(boards.flatMap((response) => response.body?.cancel() ?? []));
    // Those that were closed make room as soon as the service has seen them go.
    let status = 429;
    while (status === 429) {
      const another = await open();
      status = another.status;
      await another.body?.cancel();
    }
    expect(status).toBe(200);
  });
});

describeWithDatabases('The budget of a provider', (underTest) => {
  const hour = 3_600_000;
  let now = noon;
  const budget = { perHour: 6, perDay: 72 };
  const take = (count: number, provider = 'weather') =>
    Array.from({ length: count }).reduce<Promise<boolean[]>>(
      async (taken) => [...(await taken), await callBudget(underTest.database.queries, () => now)(provider, budget)],
      Promise.resolve([]),
    );

  beforeEach(() => {
    now = noon;
  });

  it('is one for all copies of the service, with an hour that never takes more than its share of the day', async () => {
    now += hour - 1;
    expect(await take(4)).toEqual([true, true, true, false]);
    expect(await take(1, 'alerts')).toEqual([true]);
    for (let passed = 0; passed < 30; passed += 1) {
      now += hour;
      expect(await take(4)).toEqual([true, true, true, false]);
    }
  });

  it('is spent evenly within the hour', async () => {
    expect(await take(2)).toEqual([true, false]);
    now += hour / 2;
    expect(await take(2)).toEqual([true, false]);
    now += hour / 4;
    expect(await take(2)).toEqual([true, false]);
  });

  it('holds for the last 24 hours as well', async () => {
    now += hour - 1;
    const small = { perHour: 6, perDay: 3 };
    const taken: boolean[] = [];
    for (let passed = 0; passed < 5; passed += 1) {
      taken.push(await callBudget(underTest.database.queries, () => now)('weather', small));
      now += hour;
    }
    expect(taken).toEqual([true, true, true, false, false]);
  });
});
