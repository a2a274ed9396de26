/** The one outside site that takes payments. */
const stripeCheckout = 'https://checkout.stripe.com';

/**
 * The address of a payment page, if the browser may go there: on this site, or Stripe's.
 * @param origin of this site
 */
export function paymentAddress(url: string, origin: string): string | undefined {
  let target: URL;
  try {
    target = new URL(url, origin);
  } catch {
    return undefined;
  }
  return target.origin === origin || target.origin === stripeCheckout ? target.href : undefined;
}
