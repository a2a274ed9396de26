import type { ExpertPass } from '@odysseus/contract';
import { z } from 'zod';

/** Passes that are sold unless the configuration names others (decision 11). Amounts are cents. */
export const defaultPasses: readonly ExpertPass[] = [
  {
    id: 'week',
    name: '7 days',
    days: 7,
    amount: 990,
    currency: 'EUR',
    line: 'One city, or a long weekend and a little more.',
  },
  {
    id: 'month',
    name: '30 days',
    days: 30,
    amount: 1_990,
    currency: 'EUR',
    line: 'The whole journey, with time to plan before it.',
  },
  {
    id: 'year',
    name: '365 days',
    days: 365,
    amount: 4_990,
    currency: 'EUR',
    line: 'Every trip of a year.',
  },
];

const longestPassDays = 3_660;

const passesSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and dashes'),
      name: z.string().min(1).max(80),
      days: z.int().min(1).max(longestPassDays),
      /** In the currency's smallest unit. */
      amount: z.int().min(1).max(100_000_000),
      currency: z.string().regex(/^[A-Z]{3}$/, 'must be a code such as EUR'),
      line: z.string().max(200),
    }),
  )
  .min(1, 'must hold one pass at least')
  .refine((passes) => new Set(passes.map((pass) => pass.id)).size === passes.length, 'must not hold an id twice');

/** Reads passes out of JSON; for use as a zod transform, whose issues name what is wrong. */
export function passesFrom(json: string, context: z.RefinementCtx): ExpertPass[] {
  const expected =
    'must be JSON such as [{"id":"week","name":"7 days","days":7,"amount":990,"currency":"EUR","line":"…"}]';
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  }
  const result = passesSchema.safeParse(value);
  if (result.success) return result.data;
  const first = result.error.issues.map((issue) => `${issue.path.join('.') || 'list'}: ${issue.message}`).join('; ');
  context.addIssue({ code: 'custom', message: `${expected} (${first})` });
  return z.NEVER;
}
