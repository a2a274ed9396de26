import Stripe from 'stripe';
import type { Configuration } from '../configuration';
import { Problem } from '../problems';
import { cancelledPath, type PaymentProvider, successPath } from './PaymentProvider';

/** Milliseconds that Stripe has to answer. */
const timeout = 10_000;

/** The client of Stripe's API; `apiBase` leads it to another server that speaks the same protocol. */
export function stripeClient({ secretKey, apiBase }: NonNullable<Configuration['stripe']>): Stripe {
  const base = apiBase === null ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'https:' ? 443 : 80),
          protocol: base.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  });
}

/** Payment on Stripe's hosted page. */
export function stripeProvider(stripe: Stripe, publicOrigin: string): PaymentProvider {
  return {
    name: 'stripe',
    async open({ id, pass, email, returnTo }) {
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: id,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: pass.currency.toLowerCase(),
                  unit_amount: pass.amount,
                  product_data: {
                    name: `Odysseus Expert Access, ${pass.name}`,
                    ...(pass.line === '' ? {} : { description: pass.line }),
                  },
                },
              },
            ],
            ...(email === null ? {} : { customer_email: email }),
            success_url: publicOrigin + successPath(id),
            cancel_url: publicOrigin + cancelledPath(returnTo),
          },
          { idempotencyKey: id },
        );
        if (session.url === null) throw new Error('Stripe opened a session without an address');
        return { url: session.url, providerReference: session.id, capabilityHash: null };
      } catch (cause) {
        throw new Problem(
          502,
          'payment_unavailable',
          'The payment provider does not answer as it should.',
          'Nothing was charged. Try again in a moment.',
          { cause },
        );
      }
    },
  };
}
