import { type CheckoutStatus, type PaymentAction, transition } from './transition';

describe('What becomes of a checkout on the test payment page', () => {
  it.each<[CheckoutStatus, PaymentAction, CheckoutStatus]>([
    ['open', 'pay', 'paid'],
    ['open', 'decline', 'declined'],
    ['open', 'cancel', 'cancelled'],
    ['declined', 'pay', 'paid'],
    ['declined', 'decline', 'declined'],
    ['declined', 'cancel', 'cancelled'],
    ['paid', 'pay', 'paid'],
    ['cancelled', 'cancel', 'cancelled'],
  ])('%s, then %s: %s', (status, action, expected) => {
    expect(transition(status, action, false)).toBe(expected);
  });

  it.each<[CheckoutStatus, PaymentAction, string]>([
    ['paid', 'decline', 'checkout_paid'],
    ['paid', 'cancel', 'checkout_paid'],
    ['cancelled', 'pay', 'checkout_closed'],
    ['cancelled', 'decline', 'checkout_closed'],
    ['refunded', 'pay', 'checkout_closed'],
    ['refunded', 'cancel', 'checkout_closed'],
  ])('%s, then %s: refused', (status, action, code) => {
    expect(() => transition(status, action, false)).toThrow(expect.objectContaining({ status: 409, code }));
  });

  it('is over after a day', () => {
    expect(() => transition('open', 'pay', true)).toThrow(expect.objectContaining({ code: 'checkout_expired' }));
    expect(transition('paid', 'pay', true)).toBe('paid');
  });
});
