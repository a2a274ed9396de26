import * as z from 'zod/mini';

const firebaseSchema = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  appId: z.optional(z.string()),
  measurementId: z.optional(z.string()),
});

/**
 * What the server tells the page about its surroundings, as a JSON data block with the id `odysseus-site`.
 * Public by nature: nothing secret stands here.
 */
export const siteSchema = z.object({
  /** Origin of the backend's calls; empty for the site's own. */
  backend: z.string(),
  auth: z.discriminatedUnion('mode', [
    /** The Firebase Auth emulator's own code, served from the site's own origin. */
    z.object({ mode: z.literal('emulator'), firebase: firebaseSchema, inbox: z.string() }),
    z.object({ mode: z.literal('firebase'), firebase: firebaseSchema }),
  ]),
  analytics: z.object({
    /** Google Analytics through Firebase; needs `measurementId`. */
    firebase: z.boolean(),
    /** The ads/analytics tag's id, or null. */
    tag: z.nullable(z.string()),
    /** Whether `POST /api/events` is open. */
    collector: z.boolean(),
    /** Address that answers `{ip}`, or null to skip the look-up. */
    ipEcho: z.nullable(z.string()),
    /** Addresses whose visits are internal. */
    excludedAddresses: z.array(z.string()),
  }),
  /** An online map that takes over from the embedded one where it can be reached; absent where none is configured. */
  map: z.optional(
    z.object({
      style: z.string(),
      /** Origins of its style, tiles, glyphs and sprites. */
      origins: z.array(z.string()),
    }),
  ),
});
export type Site = z.infer<typeof siteSchema>;
