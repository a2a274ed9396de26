import { passesSchema } from '@odysseus/passes';
import { aroundSchema } from '@odysseus/transit';
import * as z from 'zod/mini';

/** Passes and tickets, and, where no other screen of the city has it, getting around. */
export const passesScreenSchema = z.extend(passesSchema, { around: z.optional(aroundSchema) });
