import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Queries } from '../database';
import { Problem, problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import {
  findByPayment,
  findByProviderReference,
  grant,
  holdCheckout,
  holdPayment,
  notePaymentEvent,
  setStatus,
  takeBack,
  wasTakenBack,
} from './checkoutStore';
import { type StripeEffect, stripeEffect } from './stripeEffect';

export interface StripeWebhookOptions extends ServiceContext {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
}

/** Seconds for which a signed message is believed: an old one that is sent again may be someone else's copy. */
const tolerance = 300;

/** Where Stripe reports what became of a payment. */
export const stripeWebhookPlugin: FastifyPluginAsyncZod<StripeWebhookOptions> = async (
  app,
  { database, clock, stripe, webhookSecret },
) => {
  // The signature covers the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
    done(null, body),
  );

  app.route({
    method: 'POST',
    url: '/checkout/stripe-webhook',
    // Stripe sends from few addresses, and repeats what is refused.
    config: { rateLimit: false },
    schema: {
      summary: 'Messages of Stripe, signed',
      tags: ['checkout'],
      response: { 200: z.object({ received: z.boolean() }), ...problemResponses },
    },
    handler: async (request) => {
      const event = verified(request.body, request.headers['stripe-signature']);
      const effect = stripeEffect(event);
      const outcome = await database.queries.transaction((transaction) => apply(transaction, event, effect, clock()));
      if (outcome !== undefined) request.log.warn({ event: event.id, type: event.type }, outcome);
      return { received: true };
    },
  });

  function verified(body: unknown, signature: string | string[] | undefined): Stripe.Event {
    try {
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Error('No signed body');
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, clock());
    } catch (cause) {
      throw new Problem(
        400,
        'signature_invalid',
        'The message is not signed by Stripe for this service.',
        'Check STRIPE_WEBHOOK_SECRET.',
        { cause },
      );
    }
  }
};

/**
 * Applies a message once, however often and in whatever order messages come.
 * @returns what an operator should look at, if anything
 */
async function apply(
  transaction: Queries,
  event: Stripe.Event,
  effect: StripeEffect,
  now: number,
): Promise<string | undefined> {
  if (effect.kind === 'none') return undefined;
  const payment = 'payment' in effect ? effect.payment : null;
  if (payment !== null) await holdPayment(transaction, payment);
  const isNew = await notePaymentEvent(transaction, {
    id: event.id,
    type: event.type,
    paymentReference: payment,
    takesBack: effect.kind === 'takenBack',
    receivedAt: new Date(now),
  });
  if (!isNew) return undefined;

  const named =
    effect.kind === 'takenBack'
      ? await findByPayment(transaction, effect.payment)
      : await findByProviderReference(transaction, effect.session);
  const checkout = named && (await holdCheckout(transaction, named.id));
  // Other products of the same Stripe account, or a refund that overtook its payment and is noted for it.
  if (!checkout) return undefined;

  switch (effect.kind) {
    case 'takenBack':
      await takeBack(transaction, checkout);
      return undefined;
    case 'declined':
    case 'cancelled':
      if (checkout.status === 'open' || checkout.status === 'declined')
        await setStatus(transaction, checkout.id, effect.kind);
      return undefined;
    case 'paid': {
      if (effect.amount !== checkout.pass.amount || effect.currency?.toUpperCase() !== checkout.pass.currency) {
        return `Checkout ${checkout.id} was paid with another sum than its pass costs; nothing was granted`;
      }
      await grant(transaction, checkout, { now, reference: payment });
      if (payment !== null && (await wasTakenBack(transaction, payment))) await takeBack(transaction, checkout);
      return checkout.uid === null
        ? `Checkout ${checkout.id} was paid after its account was deleted; refund it`
        : undefined;
    }
  }
}
