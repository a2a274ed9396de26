import { line } from '@odysseus/model';
import * as z from 'zod/mini';

/** A screen that is still to be written: what visitors read meanwhile. What it says is public, whoever may read the screen itself. */
export const preparationSchema = z.strictObject({
  kind: z.literal('preparation'),
  access: z.enum(['public', 'premium']),
  /** The route's title where it isn't given. */
  title: z.optional(line(60)),
  /** What the finished screen will tell, a line each, where the team knows. */
  willTell: z.optional(z.array(line(160)).check(z.minLength(1))),
  /** Help in danger of the city's country is there already, and stands first. */
  help: z.optional(z.boolean()),
});
export type Preparation = z.infer<typeof preparationSchema>;
