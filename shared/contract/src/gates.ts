import * as z from 'zod/mini';
import { calendarDateSchema } from './profile';
import { routeDataSchema } from './route';

const gateSchema = z.object({
  /** Of the premium screen. */
  path: routeDataSchema.shape.path,
  /** How much the screen holds: 18 places, 3 tables. */
  counts: z.array(z.object({ count: z.int().check(z.gte(1)), what: z.string() })),
  /** A few of its places, as locked cards tell of them: what they are, and nothing more. */
  entries: z.array(z.object({ name: z.string(), kind: z.string(), area: z.string() })),
  /** An answer of the assistant behind it, from what is public. */
  sample: z.optional(
    z.object({
      question: z.string(),
      /** The day on which it was asked, in the city: 'today' in the answer is then. */
      asked: calendarDateSchema,
      answer: z.array(z.string()).check(z.minLength(1)),
    }),
  ),
});
/** What the gate of a premium screen tells of what is behind it. */
export type Gate = z.infer<typeof gateSchema>;

export const gatesFileSchema = z.object({ schemaVersion: z.literal(1), gates: z.array(gateSchema) });
/** What the gates of a remote tell: `gates.json` beside its entry, for everybody. */
export type GatesFile = z.infer<typeof gatesFileSchema>;

/** Name of the file, beside the entry of the remote. */
export const gatesFileName = 'gates.json';
