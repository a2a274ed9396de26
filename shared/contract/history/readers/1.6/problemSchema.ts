import * as z from 'zod/mini';

/** Body of every answer of the backend that is not a success. */
export const problemSchema = z.object({
  error: z.object({
    /** Stable, for programs: `token_expired`. */
    code: z.string(),
    /** What is wrong, for people. */
    message: z.string(),
    /** What to do about it. */
    next: z.optional(z.string()),
  }),
});
export type Problem = z.infer<typeof problemSchema>;
