import { profilePaths, subscriptionWindowsSchema } from '@odysseus/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { type ServiceUnderTest, startService } from '../testing/serviceUnderTest';
import { addWindow, findWindows } from './windowStore';

describeWithDatabases('Subscription windows', (underTest) => {
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];
  const url = profilePaths.subscriptionWindows('ann');

  beforeAll(async () => ({ app, as } = await startService(underTest.database)));
  afterAll(() => app.close());

  it('answers an empty list for a visitor without any', async () => {
    const answer = await app.inject({ url, headers: as('ann') });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([]);
  });

  it("answers the visitor's own windows alone, earliest first, as calendar dates", async () => {
    const { queries } = underTest.database;
    await addWindow(queries, 'ann', { start_date: '2026-08-01', end_date: '2026-08-30' }, null);
    await addWindow(queries, 'ann', { start_date: '2026-07-01', end_date: '2026-07-07' }, null);
    await addWindow(queries, 'bob', { start_date: '2026-01-01', end_date: '2026-12-31' }, null);
    const answer = await app.inject({ url, headers: as('ann') });
    expect(subscriptionWindowsSchema.parse(answer.json())).toEqual([
      { start_date: '2026-07-01', end_date: '2026-07-07' },
      { start_date: '2026-08-01', end_date: '2026-08-30' },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['no token', undefined, 401, 'token_missing'],
    ['no bearer token', { authorization: 'Basic YTpi' }, 401, 'token_missing'],
    ['an empty token', { authorization: 'Bearer ' }, 401, 'token_missing'],
    ['rubbish', { authorization: 'Bearer rubbish' }, 401, 'token_invalid'],
  ])('refuses %s', async (_what, headers, status, code) => {
    const answer = await app.inject({ url, ...(headers ? { headers } : {}) });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { code } });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it("refuses another visitor's token", async () => {
    const answer = await app.inject({ url, headers: as('eve') });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: { code: 'other_account' } });
  });

  it('is granted no window that ends before it starts: neither by code nor by the table', async () => {
    const { queries } = underTest.database;
    await expect(addWindow(queries, 'ann', { start_date: '2026-07-02', end_date: '2026-07-01' }, null)).rejects.toThrow(
      RangeError,
    );
    await expect(
      queries.execute(
        sql`insert into subscription_windows (uid, start_date, end_date) values ('ann', '2026-07-02', '2026-07-01')`,
      ),
    ).rejects.toMatchObject({
      cause: { code: '23514' },
    });
    expect(await findWindows(queries, 'ann')).toEqual([]);
  });
});
