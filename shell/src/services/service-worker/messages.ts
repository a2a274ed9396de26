import * as z from 'zod/mini';

const remoteSchema = z.string().check(z.regex(/^@odysseus\/[a-z][a-z0-9-]*$/));
const widthSchema = z.number().check(z.gte(1));

/** What a page says to the worker. Another version of either ignores what it does not know. */
export const requestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('seen'),
    path: z.string(),
    /** The release that the tab is pinned to, if it knows. */
    release: z.optional(z.string()),
    /** Of the window, in the device's own pixels. */
    width: widthSchema,
    /** Addresses of the files that the page has loaded. */
    loaded: z.array(z.string()),
    /** The visitor pays for each byte: what was kept of earlier releases is not fetched anew. */
    saveData: z.boolean(),
  }),
  /** A page was opened that belongs to one visitor alone. */
  z.object({ type: z.literal('opened'), width: widthSchema }),
  z.object({ type: z.literal('state'), remote: remoteSchema, width: widthSchema }),
  z.object({ type: z.literal('keep'), remote: remoteSchema, width: widthSchema }),
  z.object({ type: z.literal('cancel'), remote: remoteSchema }),
  z.object({ type: z.literal('remove'), remote: remoteSchema, width: widthSchema }),
]);
export type WorkerRequest = z.infer<typeof requestSchema>;

const cityStateSchema = z.object({
  /** The set on the device, if there is one that is whole. */
  kept: z.optional(z.object({ /** Milliseconds since 1970. */ at: z.number(), bytes: z.number() })),
  /** Bytes on the device that are still to come: for the first set, or for a newer one. Undefined where the network is away. */
  missing: z.optional(z.number()),
  /** Whether what is kept is not what is live. */
  outdated: z.boolean(),
  /** Whether the city is being kept at this moment. */
  busy: z.boolean(),
});
export type CityState = z.infer<typeof cityStateSchema>;

/** What the worker answers. */
export const answerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state'), state: cityStateSchema }),
  /** Bytes. */
  z.object({ type: z.literal('progress'), done: z.number(), total: z.number() }),
  z.object({ type: z.literal('failed'), trouble: z.enum(['network', 'full', 'cancelled', 'gone', 'unfit']) }),
]);
export type WorkerAnswer = z.infer<typeof answerSchema>;
