import * as z from 'zod/mini';
import { date } from '../primitives';

/** Facts that change, and that a visitor relies on. */
export const factKinds = ['hours', 'lastEntry', 'price', 'fare', 'rule', 'closure', 'phone', 'booking'] as const;
export type FactKind = (typeof factKinds)[number];

/** A domain, which speaks for its subdomains too: `louvre.fr`. */
export const host = z
  .string()
  .check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as louvre.fr, without https:// and path'));

/** What was read on a page about a fact. Kept with the content, and not shipped. */
export const receiptSchema = z.strictObject({
  of: z.array(z.enum(factKinds)).check(z.minLength(1)),
  /** `official`: at the place or the authority itself; `secondary`: elsewhere. What was read nowhere has no receipt. */
  how: z.enum(['official', 'secondary']),
  /** The very page. */
  at: z.string().check(z.regex(/^https?:\/\/\S+$/, 'must be the address of a page')),
  /** The day on which it was read. */
  read: date,
  /** The page's own date, where it shows one. */
  dated: z.optional(date),
  /**
   * The latest time that its text proves to have been written in, where it shows no date: `2026-01`. It orders pages that disagree;
   * a page of others that shows no date bears no price, no fare and no hours for it.
   */
  proves: z.optional(
    z.string().check(z.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'must be a month such as 2026-01, or a year')),
  ),
  /** The figure as it stands there. */
  says: z.string().check(z.minLength(2), z.maxLength(60)),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** What an object that holds facts which change bears of where they were read. */
export const receipts = z.optional(z.array(receiptSchema).check(z.minLength(1)));
