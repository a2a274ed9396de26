import { countryCode, currencySchema, date, holidaySchema, host, key, line, receipts } from '@odysseus/model';
import { basicSchema, basicsOf } from '@odysseus/overview';
import * as z from 'zod/mini';

/** A sum that the state sets, and that texts quote by its key: `{{country.tax-refund}}`. */
const sumSchema = z.strictObject({
  key,
  /** 'Least that is spent in one shop for a tax refund' */
  what: line(120),
  amount: z.number().check(z.gte(0)),
  currency: currencySchema,
  receipts,
});

/** What is true of a country, written once for all of its cities. */
export const countrySchema = z.strictObject({
  country: countryCode,
  /** When its text was last edited. */
  edited: date,
  /** Hosts of the country's authorities, beside those that a city names. */
  authorities: z.optional(z.array(host).check(z.minLength(1))),
  /** Holidays of the whole country that the library lacks, or calls by another name. */
  holidays: z.optional(z.array(holidaySchema).check(z.minLength(1))),
  sums: z.optional(
    z.array(sumSchema).check(
      z.minLength(1),
      z.refine((sums) => new Set(sums.map(({ key: own }) => own)).size === sums.length, 'holds a key twice'),
    ),
  ),
  /** What its cities tell on their overviews, in this order where they say no other. */
  basics: z.optional(basicsOf(basicSchema)),
});
export type Country = z.infer<typeof countrySchema>;
