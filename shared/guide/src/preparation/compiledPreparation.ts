import type { ScreenHelp } from '@odysseus/emergency';
import { compiledCitySchema } from '@odysseus/model';
import * as z from 'zod/mini';
import { preparationSchema } from './schema';

/** Checked where it is compiled. */
const screenHelpSchema = z.custom<ScreenHelp>((value) => typeof value === 'object');

export const compiledPreparationSchema = z.extend(preparationSchema, { help: z.optional(screenHelpSchema), city: compiledCitySchema });
export type CompiledPreparation = z.infer<typeof compiledPreparationSchema>;
