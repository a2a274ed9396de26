import en from 'zod/v4/locales/en.js';
import * as z from 'zod/mini';

// Zod probes for `new Function` unless told not to; the site's policy forbids it and would report each probe.
z.config({ ...en(), jitless: true });

/** Thrown when an external value does not have the shape that this contract promises. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /**
   * @param subject what was read, for example "the release document"
   * @param problems one line for each thing that is wrong, beginning with where it is
   */
  constructor(
    readonly subject: string,
    readonly problems: readonly string[],
  ) {
    super(`${subject} can't be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/**
 * Parses an external value.
 * @throws {ContractError} naming each place that is wrong
 */
export function parseWith<T extends z.ZodMiniType>(schema: T, value: unknown, subject: string): z.infer<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new ContractError(
    subject,
    result.error.issues.map((issue) => `${issue.path.length > 0 ? issue.path.join('.') : '(whole)'}: ${issue.message}`),
  );
}
