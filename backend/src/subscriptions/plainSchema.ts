import { z } from 'zod';

/** The JSON schema of a contract schema, in the draft that Fastify compiles. */
export function plainSchema(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _draft, ...plain } = z.toJSONSchema(schema, { target: 'draft-7' });
  return plain;
}
