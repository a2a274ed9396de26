import { checkoutSessionSchema, passesSchema, profilePaths } from '@odysseus/contract';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database';
import { addWindow } from '../subscriptions';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { noon, type ServiceUnderTest, startService } from '../testing/serviceUnderTest';

const week = { start_date: '2026-07-01', end_date: '2026-07-07' };

describeWithDatabases('Checkout on the test payment page', (underTest) => {
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];
  let now = noon;

  beforeAll(async () => ({ app, as } = await startService(underTest.database, { clock: () => now })));
  afterAll(() => app.close());
  beforeEach(() => {
    now = noon;
  });

  async function open(
    uid = 'ann',
    body: object = { pass: 'week' },
  ): Promise<{ id: string; secret: string; holder: { authorization: string } }> {
    const answer = await app.inject({ method: 'POST', url: '/api/checkout/sessions', headers: as(uid), payload: body });
    expect(answer.statusCode).toBe(201);
    const { id, url } = answer.json<{ id: string; url: string }>();
    const [path, secret = ''] = url.split('#');
    expect(path).toBe(`/checkout/pay/${id}`);
    return { id, secret, holder: { authorization: `Checkout ${secret}` } };
  }
  const act = (id: string, action: string, headers: Record<string, string>, payload?: object) =>
    app.inject({
      method: 'POST',
      url: `/api/checkout/sessions/${id}/${action}`,
      headers,
      ...(payload ? { payload } : {}),
    });
  const windowsOf = async (uid: string) =>
    (await app.inject({ url: profilePaths.subscriptionWindows(uid), headers: as(uid) })).json<unknown[]>();

  it('offers the passes of the configuration to anyone', async () => {
    const answer = await app.inject({ url: '/api/checkout/passes' });
    // Prices are the same for everybody.
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const offered = passesSchema.parse(answer.json());
    expect(offered.provider).toBe('embedded');
    expect(offered.passes.map(({ days, currency }) => [days, currency])).toEqual([
      [7, 'EUR'],
      [30, 'EUR'],
      [365, 'EUR'],
    ]);
  });

  it('is paid with the secret of the page, grants the window, and leads to the success screen', async () => {
    const { id, holder } = await open('ann', { pass: 'week', returnTo: '/app/live' });
    const paid = await act(id, 'pay', holder);
    expect(paid.statusCode).toBe(200);
    expect(paid.json()).toMatchObject({ status: 'paid', window: week, next: `/app/CheckoutSuccess?session=${id}` });
    expect(await windowsOf('ann')).toEqual([week]);
    const own = await app.inject({ url: `/api/checkout/sessions/${id}`, headers: as('ann') });
    expect(checkoutSessionSchema.parse(own.json())).toMatchObject({
      id,
      status: 'paid',
      returnTo: '/app/live',
      window: week,
      pass: { id: 'week', days: 7 },
    });
  });

  it('is declined and tried again, or cancelled with the way back kept', async () => {
    const { id, holder } = await open();
    expect((await act(id, 'decline', holder)).json()).toMatchObject({ status: 'declined', window: null, next: null });
    expect(await windowsOf('ann')).toEqual([]);
    expect((await act(id, 'pay', holder)).json()).toMatchObject({ status: 'paid' });

    const other = await open('ann', { pass: 'month', returnTo: '/app/italy/cafe?tab=1' });
    expect((await act(other.id, 'cancel', other.holder)).json()).toMatchObject({
      status: 'cancelled',
      next: '/app/checkout?cancelled=1&returnTo=%2Fapp%2Fitaly%2Fcafe%3Ftab%3D1',
    });
    expect((await act(other.id, 'pay', other.holder)).statusCode).toBe(409);
    expect(await windowsOf('ann')).toEqual([week]);
  });

  it('grants once when the payment is confirmed twice, even at the same moment', async () => {
    const { id, holder } = await open();
    const answers = await Promise.all([act(id, 'pay', holder), act(id, 'pay', holder), act(id, 'pay', as('ann'))]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await act(id, 'pay', holder)).json()).toMatchObject({ status: 'paid', window: week });
    expect(await windowsOf('ann')).toEqual([week]);
  });

  it('lets two payments at once follow each other without overlap', async () => {
    const checkouts = await Promise.all([open(), open(), open()]);
    await Promise.all(checkouts.map(({ id, holder }) => act(id, 'pay', holder)));
    expect(await windowsOf('ann')).toEqual([
      week,
      { start_date: '2026-07-08', end_date: '2026-07-14' },
      { start_date: '2026-07-15', end_date: '2026-07-21' },
    ]);
  });

  it('starts a pass the day after the running one ends', async () => {
    await addWindow(underTest.database.queries, 'ann', { start_date: '2026-06-20', end_date: '2026-07-19' }, null);
    const { id, holder } = await open();
    expect((await act(id, 'pay', holder)).json()).toMatchObject({
      window: { start_date: '2026-07-20', end_date: '2026-07-26' },
    });
  });

  it("starts on the visitor's own date, told when the checkout opens or on the page", async () => {
    // 07:00 UTC on 1 July: still 30 June in Honolulu.
    now = Date.UTC(2026, 6, 1, 7);
    const honolulu = -600;
    const first = await open('ann', { pass: 'week', utcOffset: honolulu });
    expect((await act(first.id, 'pay', first.holder)).json()).toMatchObject({
      window: { start_date: '2026-06-30', end_date: '2026-07-06' },
    });
    const second = await open('bob');
    expect((await act(second.id, 'pay', second.holder, { utcOffset: honolulu })).json()).toMatchObject({
      window: { start_date: '2026-06-30' },
    });
    expect((await act(second.id, 'pay', second.holder, { utcOffset: 900 })).statusCode).toBe(400);
  });

  it('grants nothing to whoever confirms the payment of another', async () => {
    const { id } = await open('ann');
    for (const action of ['pay', 'decline', 'cancel']) {
      for (const headers of [
        as('eve'),
        { authorization: 'Checkout wrong' },
        { authorization: `Checkout ${'A'.repeat(43)}` },
      ]) {
        const answer = await act(id, action, headers);
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ error: { code: 'checkout_missing' } });
      }
      expect((await act(id, action, {})).statusCode).toBe(401);
    }
    expect((await app.inject({ url: `/api/checkout/sessions/${id}`, headers: as('eve') })).statusCode).toBe(404);
    expect(await windowsOf('eve')).toEqual([]);
    expect(await windowsOf('ann')).toEqual([]);
  });

  it("pays one's own checkout alone with its secret, and for its own account alone", async () => {
    const anns = await open('ann');
    const eves = await open('eve');
    expect((await act(anns.id, 'pay', eves.holder)).statusCode).toBe(404);
    await act(anns.id, 'pay', anns.holder);
    expect(await windowsOf('ann')).toEqual([week]);
    expect(await windowsOf('eve')).toEqual([]);
  });

  it('keeps no secret that could be used again', async () => {
    const { secret } = await open();
    const [row] = await underTest.database.queries.select().from(tables.checkoutSessions);
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('is over after a day', async () => {
    const { id, holder } = await open();
    now += 24 * 3_600_000 + 1;
    const answer = await act(id, 'pay', holder);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: { code: 'checkout_expired' } });
    expect((await act(id, 'cancel', holder)).statusCode).toBe(409);
  });

  it.each([
    ['a pass that is not sold', { pass: 'decade' }, 'pass_unknown'],
    ['no pass', {}, 'invalid_request'],
    ['a way back to another site', { pass: 'week', returnTo: 'https://evil.example' }, 'invalid_request'],
    ['a way back that browsers read as another site', { pass: 'week', returnTo: '//evil.example' }, 'invalid_request'],
    ['a price of its own', { pass: 'week', amount: 1 }, 'invalid_request'],
  ])('refuses %s', async (_what, payload, code) => {
    const answer = await app.inject({ method: 'POST', url: '/api/checkout/sessions', headers: as('ann'), payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code } });
  });

  it('opens ten for an account within an hour that are not ended, and more once one is', async () => {
    const put = () =>
      app.inject({ method: 'POST', url: '/api/checkout/sessions', headers: as('ann'), payload: { pass: 'week' } });
    const answers = await Promise.all(Array.from({ length: 12 }, put));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({
      error: { code: 'too_many_checkouts', next: expect.stringContaining('cancel') },
    });
    await open('bob');
    const one = answers.find(({ statusCode }) => statusCode === 201)?.json<{ id: string }>();
    expect((await act(one?.id ?? '', 'cancel', as('ann'))).statusCode).toBe(200);
    await open('ann');
    expect((await put()).statusCode).toBe(429);
    now += 3_600_000;
    await open('ann');
  });

  it('counts a checkout whose payment was declined: it may still be paid', async () => {
    const checkouts = await Promise.all(Array.from({ length: 10 }, () => open('ann')));
    for (const { id, holder } of checkouts)
      expect((await act(id, 'decline', holder)).json()).toMatchObject({ status: 'declined' });
    const put = () =>
      app.inject({ method: 'POST', url: '/api/checkout/sessions', headers: as('ann'), payload: { pass: 'week' } });
    const refused = await put();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: 'too_many_checkouts' } });
    const [first, second] = checkouts;
    expect((await act(first?.id ?? '', 'cancel', first?.holder ?? {})).statusCode).toBe(200);
    expect((await put()).statusCode).toBe(201);
    expect((await put()).statusCode).toBe(429);
    expect((await act(second?.id ?? '', 'pay', second?.holder ?? {})).statusCode).toBe(200);
    expect((await put()).statusCode).toBe(201);
  });

  it('refuses what is no id, and knows none that it did not give', async () => {
    expect((await app.inject({ url: "/api/checkout/sessions/1'%20or%201=1", headers: as('ann') })).statusCode).toBe(
      400,
    );
    expect(
      (await app.inject({ url: '/api/checkout/sessions/5c3cf0a1-7f0c-4b3b-9d2f-1d1a1b1c1d1e', headers: as('ann') }))
        .statusCode,
    ).toBe(404);
  });

  it('keeps the price of an old purchase when prices change', async () => {
    const { id } = await open();
    const changed = await startService(underTest.database, {
      variables: { EXPERT_PASSES: '[{"id":"week","name":"A week","days":7,"amount":1,"currency":"EUR","line":""}]' },
    });
    const answer = await changed.app.inject({ url: `/api/checkout/sessions/${id}`, headers: as('ann') });
    expect(answer.json()).toMatchObject({ pass: { amount: 990, name: '7 days' } });
    await changed.app.close();
  });
});
