import type { CheckoutSession } from '@odysseus/contract';
import { Problem } from '../problems';

export type CheckoutStatus = CheckoutSession['status'];
/** What a visitor can do on the embedded payment page. */
export const paymentActions = ['pay', 'decline', 'cancel'] as const;
export type PaymentAction = (typeof paymentActions)[number];

const results = { pay: 'paid', decline: 'declined', cancel: 'cancelled' } as const satisfies Record<
  PaymentAction,
  CheckoutStatus
>;

/** Hours after which a checkout that nobody paid is over. */
export const checkoutHours = 24;

/**
 * The status after an action. The same action twice gives the same result; a declined payment may be tried again.
 * @throws {Problem} 409 when the checkout is past that
 */
export function transition(status: CheckoutStatus, action: PaymentAction, expired: boolean): CheckoutStatus {
  const result = results[action];
  if (status === result) return result;
  if (status === 'paid')
    throw new Problem(409, 'checkout_paid', 'This checkout is paid already.', 'Nothing is left to do.');
  if (status === 'cancelled' || status === 'refunded')
    throw new Problem(409, 'checkout_closed', 'This checkout is closed.', 'Start a new one.');
  if (expired)
    throw new Problem(
      409,
      'checkout_expired',
      `This checkout is more than ${checkoutHours} hours old.`,
      'Start a new one.',
    );
  return result;
}
