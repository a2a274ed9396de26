import { profilePaths } from '@odysseus/contract';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { type ServiceUnderTest, startService } from '../testing/serviceUnderTest';

describeWithDatabases('The account', (underTest) => {
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];

  beforeAll(async () => ({ app, as } = await startService(underTest.database)));
  afterAll(() => app.close());

  /** A visitor who has done everything once. Returns the id and the secret of an open checkout. */
  async function live(uid: string): Promise<{ id: string; secret: string }> {
    const headers = as(uid);
    await app.inject({
      method: 'POST',
      url: profilePaths.profile(uid),
      headers,
      payload: { email: `${uid}@example.com`, displayName: `The ${uid}` },
    });
    const open = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/checkout/sessions',
          headers,
          payload: { pass: 'week', returnTo: `/app/live?of=${uid}` },
        })
      ).json<{ id: string; url: string }>();
    const paid = await open();
    await app.inject({ method: 'POST', url: `/api/checkout/sessions/${paid.id}/pay`, headers });
    const waiting = await open();
    await app.inject({
      method: 'POST',
      url: '/api/events',
      payload: { events: [{ name: 'page_view', parameters: { user_id: uid, page_path: '/' } }] },
    });
    return { id: waiting.id, secret: waiting.url.split('#')[1] ?? '' };
  }
  const exported = async (uid: string) =>
    (await app.inject({ url: '/api/account/export', headers: as(uid) })).json<Record<string, unknown>>();

  it('is exported whole, as a file, and holds nothing of anyone else', async () => {
    await live('ann');
    await live('bob');
    const answer = await app.inject({ url: '/api/account/export', headers: as('ann') });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".*\.json"$/);
    expect(answer.json()).toMatchObject({
      uid: 'ann',
      profile: { uid: 'ann', email: 'ann@example.com', displayName: 'The ann' },
      subscriptionWindows: [{ start_date: '2026-07-01', end_date: '2026-07-07' }],
      checkouts: [
        { status: 'paid', pass: { id: 'week' }, window: { start_date: '2026-07-01' } },
        { status: 'open', returnTo: '/app/live?of=ann' },
      ],
      events: [{ name: 'page_view', parameters: { user_id: 'ann' } }],
    });
    expect(answer.body).not.toContain('bob');
  });

  it('is exported empty by a visitor who has done nothing', async () => {
    expect(await exported('new')).toMatchObject({
      uid: 'new',
      profile: null,
      subscriptionWindows: [],
      checkouts: [],
      events: [],
    });
  });

  it('is deleted with everything that says whose it was, and nobody else loses anything', async () => {
    await live('ann');
    await live('bob');
    const before = await exported('bob');
    for (let i = 0; i < 2; i += 1)
      expect((await app.inject({ method: 'DELETE', url: '/api/account', headers: as('ann') })).statusCode).toBe(204);

    expect(await exported('ann')).toMatchObject({ profile: null, subscriptionWindows: [], checkouts: [], events: [] });
    expect((await app.inject({ url: profilePaths.profile('ann'), headers: as('ann') })).statusCode).toBe(404);
    const everything = await Promise.all(
      Object.values(tables).map((table) => underTest.database.queries.select().from(table)),
    );
    expect(JSON.stringify(everything)).not.toContain('ann');
    expect(await underTest.database.queries.select().from(tables.checkoutSessions)).toHaveLength(4);
    expect(await exported('bob')).toEqual({ ...before, exportedAt: expect.any(String) });
  });

  it('is deleted while a checkout is open: what is left of it can not be paid', async () => {
    const { id, secret } = await live('ann');
    await app.inject({ method: 'DELETE', url: '/api/account', headers: as('ann') });
    const answer = await app.inject({
      method: 'POST',
      url: `/api/checkout/sessions/${id}/pay`,
      headers: { authorization: `Checkout ${secret}` },
    });
    expect(answer.statusCode).toBe(404);
    expect(await underTest.database.queries.select().from(tables.subscriptionWindows)).toEqual([]);
  });

  it('is nobody’s without a token', async () => {
    expect((await app.inject({ url: '/api/account/export' })).statusCode).toBe(401);
    expect((await app.inject({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(401);
  });
});
