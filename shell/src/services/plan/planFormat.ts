import type { StoredFormat } from '@odysseus/contract';
import type { KeptItem } from '@odysseus/model/trip';
import * as z from 'zod/mini';

const itemSchema = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  /** WGS84, latitude first: a `LatLng`. */
  coordinates: z.optional(z.tuple([z.number(), z.number()]).brand<'LatLng'>()),
});

/**
 * Version 0 is the bare list, which has no room for a version. It is still what is written: shells before contract 1.6 would take
 * anything else for rubbish, and begin a new trip over it. Days and times stand beside it, under `tripKey`.
 */
export const planFormat: StoredFormat<readonly KeptItem[]> = {
  version: 1,
  schema: z.pipe(
    z.object({ items: z.array(itemSchema) }),
    z.transform(({ items }) => items),
  ),
  migrations: [(items) => ({ items })],
  asVersion0: (items) => items,
};

/** Local storage key of the places of the trip, as shells before contract 1.7 know them. */
export const planKey = 'odysseus.plan';
