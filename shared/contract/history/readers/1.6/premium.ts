import * as z from 'zod/mini';

/** Names a piece of premium content: city and screen, `paris/hidden-gems`. */
export const premiumKeySchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'must be city/screen'));

/** Answer of `GET /api/premium/{city}/{screen}?version={remote version}`. `content` has the guide's schema for that screen. */
export const premiumContentSchema = z.object({ key: premiumKeySchema, version: z.string(), content: z.unknown() });
export type PremiumContent = z.infer<typeof premiumContentSchema>;
