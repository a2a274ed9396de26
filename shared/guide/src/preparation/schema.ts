import { line } from '@odysseus/model';
import * as z from 'zod/mini';

/** A screen that is still to be written: what visitors read meanwhile. Its route says `preparation: true`. */
export const preparationSchema = z.strictObject({
  kind: z.literal('preparation'),
  access: z.literal('public'),
  title: line(60),
  /** What the finished screen will tell, a line each. */
  willTell: z.array(line(160)).check(z.minLength(1)),
  /** Help in danger of the city's country is there already, and stands first. */
  help: z.optional(z.boolean()),
});
export type Preparation = z.infer<typeof preparationSchema>;
