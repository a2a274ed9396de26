import { addDays, daysBetween, type CivilDate } from '@odysseus/contract/time';
import * as z from 'zod/mini';
import { date, line } from '../primitives';

const closureSchema = z
  .strictObject({
    from: date,
    /** The last day, included; left out where it is one day. */
    to: z.optional(date),
    /** 'Staff training', 'Hanging of the new exhibition' */
    why: line(80),
  })
  .check(z.refine(({ from, to = from }) => from <= to, 'ends before it begins: write the earlier day under from'));
/** Days on which a place is shut against its usual hours. */
export type Closure = z.infer<typeof closureSchema>;
export const closedOnSchema = z.array(closureSchema).check(z.minLength(1));

/** Every day of some closures. */
export function closedDays(closures: readonly Closure[]): CivilDate[] {
  return closures.flatMap(({ from, to = from }) =>
    Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)),
  );
}
