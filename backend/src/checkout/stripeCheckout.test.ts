import { randomUUID } from 'node:crypto';
import { profilePaths } from '@odysseus/contract';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { type FakeStripe, sessionIdFor, signedMessage, startFakeStripe } from '../testing/fakeStripe';
import { noon, type ServiceUnderTest, startService } from '../testing/serviceUnderTest';

const webhookSecret = 'whsec_test';
const week = { start_date: '2026-07-01', end_date: '2026-07-07' };

describeWithDatabases('Checkout with Stripe', (underTest) => {
  let stripe: FakeStripe;
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];

  beforeAll(async () => {
    stripe = await startFakeStripe();
    ({ app, as } = await startService(underTest.database, {
      variables: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: stripe.url,
        PUBLIC_ORIGIN: 'https://guide.example',
      },
    }));
  });
  afterAll(async () => {
    await app.close();
    await stripe.close();
  });
  beforeEach(() => stripe.behave('well'));

  const order = (uid = 'ann', body: object = { pass: 'week', returnTo: '/app/live' }) =>
    app.inject({ method: 'POST', url: '/api/checkout/sessions', headers: as(uid), payload: body });
  async function open(uid = 'ann'): Promise<string> {
    const answer = await order(uid);
    expect(answer.statusCode).toBe(201);
    return answer.json<{ id: string }>().id;
  }
  const session = (checkout: string, fields: object = {}) => ({
    id: sessionIdFor(checkout),
    object: 'checkout.session',
    client_reference_id: checkout,
    payment_status: 'paid',
    payment_intent: `pi_${checkout}`,
    amount_total: 990,
    currency: 'eur',
    ...fields,
  });
  function tell(type: string, object: object, { id = `evt_${randomUUID()}`, secret = webhookSecret, at = noon } = {}) {
    const { payload, headers } = signedMessage({ id, type, data: { object } }, secret, at);
    return app.inject({ method: 'POST', url: '/api/checkout/stripe-webhook', payload, headers });
  }
  const windowsOf = async (uid: string) =>
    (await app.inject({ url: profilePaths.subscriptionWindows(uid), headers: as(uid) })).json<unknown[]>();
  const statusOf = async (id: string) =>
    (await app.inject({ url: `/api/checkout/sessions/${id}`, headers: as('ann') })).json<{ status: string }>().status;

  it('opens a session of one payment for the price of the pass, and sends the browser there', async () => {
    const answer = await order();
    const { id, url } = answer.json<{ id: string; url: string }>();
    expect(url).toBe(`https://checkout.stripe.test/c/${sessionIdFor(id)}`);
    const request = stripe.requests.at(-1);
    expect(request?.path).toBe('/v1/checkout/sessions');
    expect(request?.headers['idempotency-key']).toBe(id);
    expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      customer_email: 'ann@example.com',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '990',
      success_url: `https://guide.example/app/CheckoutSuccess?session=${id}`,
      cancel_url: 'https://guide.example/app/checkout?cancelled=1&returnTo=%2Fapp%2Flive',
    });
  });

  it.each(['failing', 'html'] as const)(
    'says that nothing was charged when Stripe is %s, and keeps nothing',
    async (behaviour) => {
      stripe.behave(behaviour);
      const answer = await order();
      expect(answer.statusCode).toBe(502);
      expect(answer.json()).toMatchObject({ error: { code: 'payment_unavailable' } });
      expect(await underTest.database.queries.select().from(tables.checkoutSessions)).toEqual([]);
    },
  );

  it('grants the window when Stripe says that it is paid, however often it says so', async () => {
    const id = await open();
    const message = { id: 'evt_1' };
    for (let i = 0; i < 3; i += 1)
      expect((await tell('checkout.session.completed', session(id), message)).statusCode).toBe(200);
    await Promise.all([
      tell('checkout.session.completed', session(id)),
      tell('checkout.session.completed', session(id)),
    ]);
    expect(await windowsOf('ann')).toEqual([week]);
    expect(await statusOf(id)).toBe('paid');
  });

  it('grants nothing for a session that is complete and not yet paid, and grants it once the money came', async () => {
    const id = await open();
    await tell('checkout.session.completed', session(id, { payment_status: 'unpaid' }));
    expect(await windowsOf('ann')).toEqual([]);
    await tell('checkout.session.async_payment_succeeded', session(id));
    expect(await windowsOf('ann')).toEqual([week]);
  });

  it.each([
    ['checkout.session.async_payment_failed', 'declined'],
    ['checkout.session.expired', 'cancelled'],
  ])('%s: %s', async (type, status) => {
    const id = await open();
    await tell(type, session(id, { payment_status: 'unpaid' }));
    expect(await statusOf(id)).toBe(status);
    expect(await windowsOf('ann')).toEqual([]);
  });

  it.each([
    ['charge.refunded', { refunded: true }, [], 'refunded'],
    ['charge.refunded', { refunded: false, amount_refunded: 100 }, [week], 'paid'],
    ['charge.dispute.closed', { status: 'lost' }, [], 'refunded'],
    ['charge.dispute.closed', { status: 'won' }, [week], 'paid'],
  ])('%s with %j', async (type, fields, windows, status) => {
    const id = await open();
    await tell('checkout.session.completed', session(id));
    await tell(type, { id: 'ch_1', payment_intent: `pi_${id}`, ...fields });
    expect(await windowsOf('ann')).toEqual(windows);
    expect(await statusOf(id)).toBe(status);
  });

  it('grants nothing when the refund is heard of before the payment', async () => {
    const id = await open();
    await tell('charge.refunded', { id: 'ch_1', payment_intent: `pi_${id}`, refunded: true });
    await tell('checkout.session.completed', session(id));
    expect(await windowsOf('ann')).toEqual([]);
    expect(await statusOf(id)).toBe('refunded');
  });

  it('does not grant again what was taken back', async () => {
    const id = await open();
    await tell('checkout.session.completed', session(id));
    await tell('charge.refunded', { id: 'ch_1', payment_intent: `pi_${id}`, refunded: true });
    await tell('checkout.session.async_payment_succeeded', session(id));
    expect(await windowsOf('ann')).toEqual([]);
  });

  it('grants nothing for another sum than the pass costs', async () => {
    const id = await open();
    await tell('checkout.session.completed', session(id, { amount_total: 1 }));
    expect(await windowsOf('ann')).toEqual([]);
  });

  it('takes note of sessions that it did not open, and leaves them alone', async () => {
    expect((await tell('checkout.session.completed', session(randomUUID()))).statusCode).toBe(200);
    expect((await tell('invoice.paid', { id: 'in_1' })).statusCode).toBe(200);
  });

  it.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed too long ago', { at: noon - 301_000 }],
  ])('refuses a message %s', async (_what, options) => {
    const id = await open();
    const answer = await tell('checkout.session.completed', session(id), options);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'signature_invalid' } });
    expect(await windowsOf('ann')).toEqual([]);
  });

  it('refuses a message without a signature, or changed after it was signed', async () => {
    const id = await open();
    const { payload, headers } = signedMessage(
      { id: 'evt_1', type: 'checkout.session.completed', data: { object: session(id) } },
      webhookSecret,
      noon,
    );
    const url = '/api/checkout/stripe-webhook';
    expect(
      (await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })).statusCode,
    ).toBe(400);
    expect(
      (await app.inject({ method: 'POST', url, payload: payload.replace('990', '991'), headers })).statusCode,
    ).toBe(400);
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(400);
  });

  it('offers nobody a way to declare a checkout paid', async () => {
    const id = await open();
    const answer = await app.inject({ method: 'POST', url: `/api/checkout/sessions/${id}/pay`, headers: as('ann') });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'unknown_call' } });
    expect((await app.inject({ url: `/checkout/pay/${id}` })).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/checkout/passes' })).json()).toMatchObject({ provider: 'stripe' });
  });
});
