import * as z from 'zod/mini';
import type { LatLng } from '../distance/latLng';
import { key, line } from '../primitives';

/**
 * A stop near a place, as its file names it. In a city whose network is there: a station by its id, where it is too far
 * to walk with how to go on, or with the part of a large place that it is `for`, or with the minutes on foot and what to note of
 * them; or the `words` for a stop of another network, with what it is `by` where buses alone call there.
 * Elsewhere the words alone.
 */
export const stopSchema = z.union([
  line(60).check(z.regex(/^[^()]*(\([^()]*\)[^()]*)*$/, 'is cut in two: quote a stop that holds a comma')),
  z.strictObject({ station: key, then: line(40) }),
  z.strictObject({ station: key, for: line(40) }),
  z.strictObject({ station: key, walk: z.int().check(z.gte(1), z.lte(45)), note: z.optional(line(40)) }),
  z.strictObject({ words: line(60), by: z.optional(z.enum(['bus'])) }),
]);
export type Stop = z.infer<typeof stopSchema>;

/** The words that visitors read of a stop, 'Bonne Nouvelle (M8, M9)', or why there are none and what to do. */
export type ToldStop = { readonly words: string } | { readonly message: string; readonly remedy: string };

/** Tells a stop of a place, of a city whose network is there. */
export type TellStop = (
  stop: Stop,
  place: { readonly coordinates: LatLng; readonly beyond?: boolean | undefined },
) => ToldStop;
