import { iconNames } from '@odysseus/contract';
import * as z from 'zod/mini';

/** A calendar date, `YYYY-MM-DD`. */
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-11-21'));
export const line = (longest: number) => z.string().check(z.minLength(2), z.maxLength(longest));
export const key = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes'));
export const path = z.string().check(z.regex(/^\/$|^(\/[A-Za-z0-9_-]+)+$/, 'must be a path of the site such as /metro'));
/** Months of the year, 1 to 12. */
export const months = z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1));
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #a8481f'));
export const icon = z.enum(iconNames);

export const sourceSchema = z.strictObject({
  title: line(120),
  url: z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address')),
});
export const sources = z.array(sourceSchema).check(z.minLength(1, 'needs at least one source: title and official address'));

/** WGS84, decimal degrees, latitude first, on the entrance. */
export const coordinates = z.tuple([z.number().check(z.gte(-90), z.lte(90)), z.number().check(z.gte(-180), z.lte(180))]);
