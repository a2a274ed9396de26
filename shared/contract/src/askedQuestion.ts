import * as z from 'zod/mini';

/** As long as the search takes it. */
const longest = 300;
const stateSchema = z.object({ ask: z.string().check(z.minLength(1), z.maxLength(longest)) });

/**
 * What a step of the history carries that leads to an assistant with a question. It stands in no address, is sent nowhere, and
 * ends with the tab.
 */
export function askedState(question: string): object {
  return { ask: question.slice(0, longest) };
}

/** The question that a step of the history carries; undefined where it carries none. @param state whatever the history holds */
export function askedIn(state: unknown): string | undefined {
  const read = z.safeParse(stateSchema, state);
  return read.success ? read.data.ask : undefined;
}
