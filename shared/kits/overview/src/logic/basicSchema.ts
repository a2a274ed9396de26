import { icon, key, line, links, path, receipts } from '@odysseus/model';
import * as z from 'zod/mini';

const quick = line(140);
const points = (most: number) => z.array(line(300)).check(z.minLength(1), z.maxLength(most));
/** The screen that tells more. */
const more = z.optional(z.strictObject({ text: line(80), path }));

/** What a visitor needs standing up, in the street: toilets, water, cash. */
export const basicSchema = z.strictObject({
  key,
  title: line(60),
  icon,
  /** The one line that is read standing up. */
  quick,
  points: points(6),
  /** In the language of the country, with how it sounds. */
  phrases: z.optional(
    z.array(z.strictObject({ local: line(120), say: line(120), means: line(120) })).check(z.minLength(1)),
  ),
  more,
  links,
  receipts,
});
export type Basic = z.infer<typeof basicSchema>;

/** A basic of the city's country, told here, with what the city has to say of it besides. */
export const inheritedBasicSchema = z.strictObject({
  from: z.literal('country'),
  key,
  /** In place of the country's. */
  quick: z.optional(quick),
  /** Told after the country's. */
  points: z.optional(points(3)),
  /** In place of the country's. */
  more,
  links,
  receipts,
});
export type InheritedBasic = z.infer<typeof inheritedBasicSchema>;

/** Basics of which each has a key of its own. */
export function basicsOf<T extends z.ZodMiniType<{ readonly key: string }>>(basic: T) {
  return z.array(basic).check(
    z.minLength(1),
    z.refine((basics) => new Set(basics.map(({ key: own }) => own)).size === basics.length, 'holds a key twice'),
  );
}
