import { date, icon, key, line, path } from '@odysseus/model';
import * as z from 'zod/mini';
import { planSchema } from './planSchema';

/** A page for people who come from an advertisement. */
export const landingSchema = z.strictObject({
  kind: z.literal('landing'),
  access: z.literal('public'),
  design: z.enum(['poster', 'days']),
  title: line(60),
  lead: line(240),
  /** When its text was last edited. */
  edited: date,
  hero: z.strictObject({ picture: key, alt: line(200) }),
  /** What the guide gives. */
  gives: z.array(z.strictObject({ title: line(60), line: line(240), icon })).check(z.minLength(3)),
  /** A look inside: true extracts of screens, with their paths. */
  inside: z.array(z.strictObject({ title: line(60), text: line(420), path, vignette: key })).check(z.minLength(3)),
  /** Plans by days, for the design that shows them: the first one open, the others folded. */
  plans: z.optional(z.array(planSchema).check(z.minLength(1))),
  /** Questions that people ask before they trust a guide. */
  questions: z.array(z.strictObject({ question: line(120), answer: line(420) })).check(z.minLength(3)),
  /** The one next step. */
  next: z.strictObject({ text: line(40), path, line: line(160) }),
});
export type Landing = z.infer<typeof landingSchema>;
