import type Stripe from 'stripe';

/** What a message of Stripe means for a checkout. */
export type StripeEffect =
  | {
      readonly kind: 'paid';
      readonly session: string;
      readonly payment: string | null;
      readonly amount: number | null;
      readonly currency: string | null;
    }
  | { readonly kind: 'declined'; readonly session: string }
  | { readonly kind: 'cancelled'; readonly session: string }
  | { readonly kind: 'takenBack'; readonly payment: string }
  | { readonly kind: 'none' };

const nothing: StripeEffect = { kind: 'none' };

/**
 * Reads a message of Stripe. A completed session counts only once it is paid: bank transfers are completed first and paid
 * days later. A refund counts only when the whole sum went back, a dispute only when it is lost.
 */
export function stripeEffect(event: Stripe.Event): StripeEffect {
  switch (event.type) {
    case 'checkout.session.completed':
      return event.data.object.payment_status === 'paid' ? paid(event.data.object) : nothing;
    case 'checkout.session.async_payment_succeeded':
      return paid(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { kind: 'declined', session: event.data.object.id };
    case 'checkout.session.expired':
      return { kind: 'cancelled', session: event.data.object.id };
    case 'charge.refunded':
      return event.data.object.refunded ? takenBack(event.data.object.payment_intent) : nothing;
    case 'charge.dispute.closed':
      return event.data.object.status === 'lost' ? takenBack(event.data.object.payment_intent) : nothing;
    default:
      return nothing;
  }
}

function paid(session: Stripe.Checkout.Session): StripeEffect {
  return {
    kind: 'paid',
    session: session.id,
    payment: idOf(session.payment_intent),
    amount: session.amount_total,
    currency: session.currency,
  };
}

function takenBack(payment: string | { id: string } | null): StripeEffect {
  const id = idOf(payment);
  return id === null ? nothing : { kind: 'takenBack', payment: id };
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
