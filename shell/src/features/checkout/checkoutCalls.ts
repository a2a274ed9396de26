import {
  checkoutCreatedSchema,
  parseWith,
  passesSchema,
  type CheckoutCreated,
  type NewCheckout,
  type Passes,
} from '@odysseus/contract';
import { callBackend, type FetchWithToken } from '../premium';

const currencyPattern = /^[A-Z]{3}$/;

/** `GET /api/checkout/passes` @throws {BackendCallError} */
export function readPasses(fetch: FetchWithToken, signal?: AbortSignal): Promise<Passes> {
  return callBackend(
    fetch,
    '/api/checkout/passes',
    (value) => {
      const answer = parseWith(passesSchema, value, 'The list of passes');
      const odd = answer.passes.find((pass) => pass.days < 1 || !currencyPattern.test(pass.currency));
      if (odd)
        throw new Error(`The pass ${odd.id} has a length or a currency that can't be: ${odd.days}, ${odd.currency}`);
      return answer;
    },
    { signal },
  );
}

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
