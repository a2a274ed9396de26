import type { ExpertPass } from '@odysseus/contract';

/** What is to be paid. */
export interface PaymentOrder {
  /** The checkout's id. */
  readonly id: string;
  readonly pass: ExpertPass;
  /** Of the signed-in visitor, where the sign-in knows it. */
  readonly email: string | null;
  /** Path of the site that is offered again afterwards. */
  readonly returnTo: string | null;
}

/** A payment that waits for the visitor. */
export interface OpenedPayment {
  /** Where the browser goes to pay. */
  readonly url: string;
  /** The provider's own id of the session. */
  readonly providerReference: string | null;
  /** SHA-256, in hexadecimal, of a secret that lets its holder act on this one checkout. */
  readonly capabilityHash: string | null;
}

/** Takes money for a pass. How it reports the outcome is its own affair: the embedded page calls, Stripe sends webhooks. */
export interface PaymentProvider {
  readonly name: 'embedded' | 'stripe';
  /**
   * Opens a payment.
   * @throws {Problem} 502 when the provider can't be reached or refuses
   */
  open(order: PaymentOrder): Promise<OpenedPayment>;
}

/** Where the visitor lands after paying. */
export const successPath = (id: string): string => `/app/CheckoutSuccess?session=${encodeURIComponent(id)}`;

/** Where the visitor lands after giving up. */
export function cancelledPath(returnTo: string | null): string {
  return `/app/checkout?cancelled=1${returnTo === null ? '' : `&returnTo=${encodeURIComponent(returnTo)}`}`;
}
