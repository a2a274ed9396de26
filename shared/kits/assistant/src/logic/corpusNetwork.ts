import { coordinates } from '@odysseus/model';
import type { CompiledNetwork } from '@odysseus/transit';
import * as z from 'zod/mini';

const stations = z.array(z.int().check(z.gte(0)));

/** What the assistant works with of a network; the city's build has checked the rest of it. */
const shape = z.looseObject({
  edited: z.string(),
  stations: z.array(
    z.looseObject({
      name: z.string(),
      at: coordinates,
      also: z.optional(z.array(z.string())),
      stepFree: z.optional(z.array(z.string())),
    }),
  ),
  lines: z.array(
    z.looseObject({
      id: z.string(),
      colour: z.string(),
      textColour: z.string(),
      termini: stations,
      branches: z.array(stations),
      oneWay: z.optional(z.array(stations)),
    }),
  ),
  interchanges: z.array(
    z.looseObject({ between: z.tuple([z.int(), z.int()]), by: z.enum(['corridor', 'street']), minutes: z.number() }),
  ),
});

/** A network as the metro screen carries it. Fields that are not looked at here stay as they are. */
export const corpusNetworkSchema = z.pipe(
  shape,
  z.transform((network) => network as unknown as CompiledNetwork),
);
