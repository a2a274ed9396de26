import type { z } from 'zod';
import { LiveFault } from './LiveFault';

/** Problems of an answer that the log is told. */
const told = 3;

/**
 * Reads a provider's JSON with its schema.
 * @throws {LiveFault} that says where the answer is not what it should be
 */
export function readJson<Schema extends z.ZodType>(text: string, schema: Schema, who: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new LiveFault('nonsense', `${who}: the answer is not JSON`, undefined, { cause });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const where = result.error.issues
    .slice(0, told)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
  throw new LiveFault('nonsense', `${who}: ${where.join('; ')}`);
}
