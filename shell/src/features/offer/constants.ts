/** Specification, section 2. */
export const checkoutPath = '/app/checkout';
