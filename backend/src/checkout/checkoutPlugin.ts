import { randomUUID } from 'node:crypto';
import { checkoutCreatedSchema, checkoutSessionSchema, newCheckoutSchema, passesSchema } from '@odysseus/contract';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem, problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import { earliestOffset, latestOffset } from '../subscriptions';
import { visitorOf } from '../tokens';
import { capabilityFrom, opens } from './capability';
import {
  addCheckout,
  countUnended,
  findCheckout,
  grant,
  holdCheckout,
  ownersView,
  setStatus,
  type StoredCheckout,
} from './checkoutStore';
import { cancelledPath, type PaymentProvider, successPath } from './PaymentProvider';
import { checkoutHours, paymentActions, transition } from './transition';

export interface CheckoutOptions extends ServiceContext {
  readonly provider: PaymentProvider;
}

const tags = ['checkout'];
const security = [{ idToken: [] }];
const params = z.object({ id: z.uuid('must be the id of a checkout') });
const bodyLimit = 16 * 1024;
const hour = 3_600_000;
/** Seconds for which browsers and caches between may show the prices of everybody; whoever orders reads them anew. */
const passesKept = 300;
/** Checkouts that an account may open within an hour without paying or cancelling one: a provider counts them as well. */
const unendedInAnHour = 10;

/** Minutes that the visitor's clock is ahead of UTC, so that a pass starts on the visitor's own date. UTC's when not told. */
const utcOffset = z.optional(z.int().min(earliestOffset).max(latestOffset));
const orderSchema = z.strictObject({ ...newCheckoutSchema.shape, utcOffset });
const actedSchema = z.object({
  ...checkoutSessionSchema.shape,
  /** Path where the visitor goes on, if anywhere. */
  next: z.nullable(z.string()),
});

/** Selling passes: what there is, opening a checkout, reading one's own. */
export const checkoutPlugin: FastifyPluginAsyncZod<CheckoutOptions> = async (app, context) => {
  const { configuration, database, clock, requireVisitor, provider } = context;
  const { passes } = configuration;
  /** The latest checkout that an account opens: one after the other, so that each is counted before the next. */
  const opening = new Map<string, Promise<string>>();

  app.route({
    method: 'GET',
    url: '/checkout/passes',
    schema: { summary: 'Passes on sale', tags, response: { 200: passesSchema, ...problemResponses } },
    handler: async (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${passesKept}`)
        .send({ passes: [...passes], provider: provider.name }),
  });

  app.route({
    method: 'POST',
    url: '/checkout/sessions',
    onRequest: requireVisitor,
    bodyLimit,
    schema: {
      summary: 'Open a checkout; the browser then goes to its url',
      tags,
      security,
      body: orderSchema,
      response: { 201: checkoutCreatedSchema, ...problemResponses },
    },
    handler: async (request, reply) => {
      const { uid, email } = visitorOf(request);
      const pass = passes.find((candidate) => candidate.id === request.body.pass);
      if (!pass)
        throw new Problem(400, 'pass_unknown', 'There is no such pass.', 'Choose one of GET /api/checkout/passes.');
      const order = { id: randomUUID(), pass, returnTo: request.body.returnTo ?? null };
      const now = clock();
      const open = async (): Promise<string> => {
        if ((await countUnended(database.queries, uid, new Date(now - hour))) >= unendedInAnHour) {
          reply.header('retry-after', '3600');
          throw new Problem(
            429,
            'too_many_checkouts',
            `This account has opened ${unendedInAnHour} checkouts within an hour.`,
            'Pay or cancel one of them, or try again in an hour.',
          );
        }
        const { url: page, ...opened } = await provider.open({ ...order, email });
        await addCheckout(database.queries, {
          ...order,
          ...opened,
          uid,
          provider: provider.name,
          utcOffset: request.body.utcOffset ?? 0,
          createdAt: new Date(now),
        });
        return page;
      };
      const turn = (opening.get(uid) ?? Promise.resolve()).then(open, open);
      opening.set(uid, turn);
      const url = await turn.finally(() => {
        if (opening.get(uid) === turn) opening.delete(uid);
      });
      return reply.code(201).header('cache-control', 'no-store').send({ id: order.id, url });
    },
  });

  app.route({
    method: 'GET',
    url: '/checkout/sessions/:id',
    onRequest: ownerOrHolder(requireVisitor),
    schema: {
      summary: 'A checkout of one’s own',
      tags,
      security,
      params,
      response: { 200: checkoutSessionSchema, ...problemResponses },
    },
    handler: async (request, reply) => {
      const checkout = allowed(request, await findCheckout(database.queries, request.params.id));
      return reply.header('cache-control', 'no-store').send(await ownersView(database.queries, checkout));
    },
  });

  // Only where the test page takes payments: with a real provider nobody may declare a checkout paid.
  if (provider.name === 'embedded') await app.register(embeddedActionsPlugin, context);
};

/** What the embedded payment page does. */
const embeddedActionsPlugin: FastifyPluginAsyncZod<CheckoutOptions> = async (
  app,
  { database, clock, requireVisitor },
) => {
  for (const action of paymentActions) {
    app.route({
      method: 'POST',
      url: `/checkout/sessions/:id/${action}`,
      onRequest: ownerOrHolder(requireVisitor),
      bodyLimit,
      schema: {
        summary: `Test payment: ${action}. The same twice gives the same result`,
        tags,
        security,
        params,
        body: z.optional(z.nullable(z.strictObject({ utcOffset }))),
        response: { 200: actedSchema, ...problemResponses },
      },
      handler: async (request, reply) => {
        const { id } = request.params;
        const offset = request.body?.utcOffset;
        await database.queries.transaction(async (transaction) => {
          const checkout = allowed(request, await holdCheckout(transaction, id));
          const expired = clock() - checkout.createdAt.getTime() > checkoutHours * 3_600_000;
          const status = transition(checkout.status, action, expired);
          if (status === 'paid')
            await grant(transaction, checkout, {
              now: clock(),
              reference: null,
              ...(offset === undefined ? {} : { utcOffset: offset }),
            });
          else await setStatus(transaction, id, status);
        });
        const view = await ownersView(database.queries, allowed(request, await findCheckout(database.queries, id)));
        const next = {
          paid: successPath(id),
          cancelled: cancelledPath(view.returnTo),
          open: null,
          declined: null,
          refunded: null,
        }[view.status];
        return reply.header('cache-control', 'no-store').send({ ...view, next });
      },
    });
  }
};

/** Lets through the payment page, which holds the checkout's secret in place of an ID token, and otherwise signed-in visitors. */
function ownerOrHolder(requireVisitor: onRequestHookHandler): onRequestHookHandler {
  return function (request, reply, done) {
    if (capabilityFrom(request.headers.authorization) !== undefined) done();
    else requireVisitor.call(this, request, reply, done);
  };
}

/**
 * The checkout, if the request may see it.
 * @throws {Problem} 404 for another's as for one that does not exist: nobody learns which ids there are
 */
function allowed(request: FastifyRequest, checkout: StoredCheckout | undefined): StoredCheckout {
  const secret = capabilityFrom(request.headers.authorization);
  if (
    checkout &&
    (secret === undefined ? visitorOf(request).uid === checkout.uid : opens(secret, checkout.capabilityHash))
  )
    return checkout;
  throw new Problem(404, 'checkout_missing', 'There is no such checkout of yours.', 'Start a new one.');
}
