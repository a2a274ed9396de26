import * as z from 'zod/mini';

/** Currencies of the guide's prices, by ISO 4217. Each has a hundred parts, which sums are counted in. */
export const currencySchema = z.enum(['EUR', 'GBP']);
export type Currency = z.infer<typeof currencySchema>;
