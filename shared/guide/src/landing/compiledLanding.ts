import { compiledCitySchema } from '@odysseus/model';
import * as z from 'zod/mini';
import { landingSchema } from './schema';

export const compiledLandingSchema = z.extend(landingSchema, { city: compiledCitySchema });
export type CompiledLanding = z.infer<typeof compiledLandingSchema>;
