import { coordinates, key, line } from '@odysseus/model';
import * as z from 'zod/mini';

const stopSchema = z
  .strictObject({
    /** A public place of the guide; any other stop has its own name and coordinates. */
    place: z.optional(key),
    name: z.optional(line(80)),
    coordinates: z.optional(coordinates),
    /** How long one stays. */
    minutes: z.int().check(z.gte(0), z.lte(240)),
    what: line(300),
    /** Minutes on foot to the next stop; none at the last. */
    walk: z.optional(z.int().check(z.gte(1), z.lte(60))),
    /** Corners of the way to the next stop, for the line that is drawn. */
    via: z.optional(z.array(coordinates).check(z.minLength(1), z.maxLength(30))),
  })
  .check(
    z.refine(
      ({ place, name, coordinates: at }) =>
        place === undefined ? name !== undefined && at !== undefined : name === undefined && at === undefined,
      'needs either place, or name and coordinates',
    ),
  );

/** A walk through a quarter, drawn on the map and told stop by stop. */
export const walkSchema = z.strictObject({
  key,
  title: line(60),
  /** What it shows, and for whom. */
  line: line(240),
  /** What is read standing up: how far, how steep, how long, when. */
  quick: line(120),
  /** The stop of the network where it begins, and where it ends: 'Saint-Paul (M1)'. */
  from: line(60),
  to: line(60),
  stepFree: z.enum(['yes', 'partly', 'no']),
  note: z.optional(line(160)),
  stops: z.array(stopSchema).check(z.minLength(6), z.maxLength(12)),
});
export type Walk = z.infer<typeof walkSchema>;
