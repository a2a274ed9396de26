import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServiceContext } from '../ServiceContext';
import { checkoutPlugin } from './checkoutPlugin';
import { embeddedProvider } from './embeddedProvider';
import { stripeClient, stripeProvider } from './stripeProvider';
import { stripeWebhookPlugin } from './stripeWebhookPlugin';

export { holdVisitor } from './checkoutStore';
export { paymentPagePlugin } from './paymentPagePlugin';

/** The checkout with the payment provider that the configuration names. */
export const checkout: FastifyPluginAsyncZod<ServiceContext> = async (app, context) => {
  const { stripe, publicOrigin } = context.configuration;
  await app.register(checkoutPlugin, {
    ...context,
    provider: stripe ? stripeProvider(stripeClient(stripe), publicOrigin) : embeddedProvider,
  });
};

/** The way back from a payment provider that reports by itself; nothing where there is none. */
export const paymentMessages: FastifyPluginAsyncZod<ServiceContext> = async (app, context) => {
  const { stripe } = context.configuration;
  if (stripe)
    await app.register(stripeWebhookPlugin, {
      ...context,
      stripe: stripeClient(stripe),
      webhookSecret: stripe.webhookSecret,
    });
};
