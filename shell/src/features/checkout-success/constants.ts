/** Pauses in milliseconds between looks at a payment that is still under way; after the last one the visitor decides. */
export const pollPauses: readonly number[] = [
  1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 15_000, 15_000, 15_000,
];

export const checkoutPath = '/app/checkout';
export const profilePath = '/app/profile';
export const signInPath = '/auth';
