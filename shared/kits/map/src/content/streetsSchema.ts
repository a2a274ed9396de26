import { line } from '@odysseus/model';
import * as z from 'zod/mini';

/** What a name is placed by: `station/odeon`, `place/pantheon`. */
const witness = z
  .string()
  .check(z.regex(/^(station|place)\/[a-z0-9-]+$/, 'must be such as station/odeon or place/pantheon'));
const rank = z.int().check(z.gte(1), z.lte(2));

/** `streets.yaml` of a basemap: which names the map writes, and what stands on each street and square. */
export const streetsSchema = z.strictObject({
  streets: z.array(
    z.strictObject({
      name: line(60),
      /** 1 is written first, 2 from nearer. */
      rank,
      /** The avenue of `avenues.geojson` that it is a part of. */
      along: z.optional(line(60)),
      /** From one end to the other. */
      through: z.array(witness).check(z.minLength(2)),
    }),
  ),
  squares: z.array(z.strictObject({ name: line(60), rank, at: witness })),
});
export type StreetsSource = z.infer<typeof streetsSchema>;
