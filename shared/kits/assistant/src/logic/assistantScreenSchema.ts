import { icon, key, line } from '@odysseus/model';
import * as z from 'zod/mini';
import { localSchema } from './local';
import { writtenSampleSchema } from './sample';

/** The assistant's screen: what it says of itself before the first question. */
export const assistantWelcomeSchema = z.strictObject({
  kind: z.literal('assistant'),
  access: z.literal('premium'),
  title: line(60),
  lead: line(240),
  /** A drawn vignette beside the greeting. */
  vignette: key,
  /** What it does, and what it does not, in one to three short paragraphs. */
  greeting: z.array(line(420)).check(z.minLength(1), z.maxLength(3)),
  /** Questions that teach what can be asked, in groups; each is asked with one press. */
  examples: z
    .array(
      z.strictObject({
        title: line(40),
        icon,
        questions: z.array(line(160)).check(z.minLength(2), z.maxLength(5)),
      }),
    )
    .check(z.minLength(3), z.maxLength(8)),
});
export type AssistantWelcome = z.infer<typeof assistantWelcomeSchema>;

/** The file of the assistant's screen: what it says of itself, and what it must know of its city. */
export const assistantScreenSchema = z.extend(assistantWelcomeSchema, {
  local: localSchema,
  /** What its gate shows of it to everybody. */
  sample: z.optional(writtenSampleSchema),
});
