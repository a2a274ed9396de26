import { icon, key, line, links, path, receipts } from '@odysseus/model';
import * as z from 'zod/mini';

/** What a visitor needs standing up, in the street: toilets, water, cash. */
export const basicSchema = z.strictObject({
  key,
  title: line(60),
  icon,
  /** The one line that is read standing up. */
  quick: line(140),
  points: z.array(line(300)).check(z.minLength(1), z.maxLength(6)),
  /** In the language of the country, with how it sounds. */
  phrases: z.optional(
    z.array(z.strictObject({ local: line(120), say: line(120), means: line(120) })).check(z.minLength(1)),
  ),
  /** The screen that tells more. */
  more: z.optional(z.strictObject({ text: line(80), path })),
  links,
  receipts,
});
export type Basic = z.infer<typeof basicSchema>;
