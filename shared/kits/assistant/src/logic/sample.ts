import { cityClock, line, type CivilDate } from '@odysseus/model';
import * as z from 'zod/mini';

/**
 * A question with the answer that the assistant gives to it when it knows nothing but what is public: written down with the
 * moment of asking, so that a test can ask again and hold the file to the answer.
 */
export const writtenSampleSchema = z.strictObject({
  question: line(160),
  /** ISO 8601. */
  at: z.iso.datetime({ offset: true }),
  /** All sentences of the answer, word by word. */
  answer: z.array(line(400)).check(z.minLength(1), z.maxLength(6)),
});
export type WrittenSample = z.infer<typeof writtenSampleSchema>;

/** What a gate shows of it: with the day of asking, for 'today' is then. */
export type Sample = Pick<WrittenSample, 'question' | 'answer'> & { readonly asked: CivilDate };

export function toldSample({ question, at, answer }: WrittenSample, timezone: string): Sample {
  return { question, asked: cityClock(timezone, new Date(at)).date, answer };
}
