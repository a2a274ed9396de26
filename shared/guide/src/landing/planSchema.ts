import { key, line, timeOfDay, weekdayCodes } from '@odysseus/model';
import * as z from 'zod/mini';

const stopSchema = z.strictObject({
  at: timeOfDay,
  /** How long one stays, or is on the way. */
  minutes: z.int().check(z.gte(1), z.lte(720)),
  /** A public place of the guide, whose card is linked; it is open then. */
  place: z.optional(key),
  /** Nobody goes in: the place's hours are not asked. */
  outside: z.optional(z.boolean()),
  what: line(200),
});

/** A day, or several, hour by hour. */
export const planSchema = z.strictObject({
  key,
  title: line(60),
  /** Whom it suits, and its one idea. */
  line: line(200),
  /** Its days are one day in several forms, of which a visitor takes one. */
  alternatives: z.optional(z.literal(true)),
  days: z
    .array(
      z.strictObject({
        title: line(60),
        /** The days of the week on which it holds; left out: all. */
        weekdays: z.optional(z.array(z.enum(weekdayCodes)).check(z.minLength(1))),
        stops: z.array(stopSchema).check(z.minLength(2)),
      }),
    )
    .check(z.minLength(1)),
});
export type Plan = z.infer<typeof planSchema>;
