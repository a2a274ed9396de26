import * as z from 'zod/mini';

/** Bounds of a report: characters of its text, and bytes of the request. */
export const reportLimits = { shortest: 5, longest: 1000, bodyBytes: 8 * 1024 } as const;

/** Body of `POST /api/reports`: somebody has found a mistake in the guide. It says nothing of who. */
export const reportSchema = z.strictObject({
  /** City and place, `paris/louvre`. */
  place: z
    .string()
    .check(z.regex(/^[a-z][a-z0-9-]{0,39}\/[a-z][a-z0-9-]{0,79}$/, 'must be city and place such as paris/louvre')),
  /** The screen that told it. */
  path: z.string().check(z.regex(/^\/[A-Za-z0-9_/-]{0,120}$/, 'must be a path of the site')),
  /** Version of the remote whose content it was. */
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]{1,40})?$/, 'must be a version')),
  text: z.string().check(z.trim(), z.minLength(reportLimits.shortest), z.maxLength(reportLimits.longest)),
});
export type Report = z.infer<typeof reportSchema>;
