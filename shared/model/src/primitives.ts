import { iconNames } from '@odysseus/contract';
import { readCivilDate, type CivilDate } from '@odysseus/contract/time';
import * as z from 'zod/mini';

/** A day that the calendar has. */
export const date = z
  .string()
  .check(
    z.refine((text) => readCivilDate(text) !== undefined, 'must be a date such as 2026-11-21'),
  ) as unknown as z.ZodMiniType<CivilDate, string>;
/** A time of day, `23:45`. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 23:45'));
export const line = (longest: number) => z.string().check(z.minLength(2), z.maxLength(longest));
/** The one form of ids: of places, lists, fares, walks. */
export const key = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single dashes, a letter first'),
  );
export const path = z
  .string()
  .check(z.regex(/^\/$|^(\/[A-Za-z0-9_-]+)+$/, 'must be a path of the site such as /metro'));
/** Months of the year, 1 to 12. */
export const months = z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1));
/** ISO 3166, `FR`. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as FR'));
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #a8481f'));
export const icon = z.enum(iconNames);

/** An address to read on at; it claims nothing of what was read there. */
export const linkSchema = z.strictObject({
  title: line(120),
  url: z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address')),
});
export type Link = z.infer<typeof linkSchema>;
export const links = z.optional(z.array(linkSchema).check(z.minLength(1)));
