import * as z from 'zod/mini';
import { compiledCitySchema } from '../content/compiled';
import type { ScreenHelp } from '../emergency/screenHelp';
import { preparationSchema } from './schema';

/** Checked where it is compiled. */
const screenHelpSchema = z.custom<ScreenHelp>((value) => typeof value === 'object');

export const compiledPreparationSchema = z.extend(preparationSchema, { help: z.optional(screenHelpSchema), city: compiledCitySchema });
export type CompiledPreparation = z.infer<typeof compiledPreparationSchema>;
