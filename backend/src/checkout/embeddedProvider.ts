import { newCapability } from './capability';
import type { PaymentProvider } from './PaymentProvider';

/** Path of the embedded payment page. The secret follows as the fragment, which browsers keep to themselves. */
export const paymentPagePath = '/checkout/pay';

/** The test payment page of this very service: no money moves. */
export const embeddedProvider: PaymentProvider = {
  name: 'embedded',
  async open({ id }) {
    const { secret, hash } = newCapability();
    return { url: `${paymentPagePath}/${id}#${secret}`, providerReference: null, capabilityHash: hash };
  },
};
