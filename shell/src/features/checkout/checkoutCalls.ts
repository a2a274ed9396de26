import { checkoutCreatedSchema, parseWith, type CheckoutCreated, type NewCheckout } from '@odysseus/contract';
import { callBackend, type FetchWithToken } from '../premium';

/** What is ordered, with the minutes that the visitor's clock is ahead of UTC: the pass starts on the visitor's own date. */
export type Order = NewCheckout & { readonly utcOffset: number };

/** `POST /api/checkout/sessions` @throws {BackendCallError} */
export function openCheckout(fetch: FetchWithToken, order: Order): Promise<CheckoutCreated> {
  return callBackend(
    fetch,
    '/api/checkout/sessions',
    (value) => parseWith(checkoutCreatedSchema, value, 'The opened checkout'),
    { method: 'POST', body: order },
  );
}
