import * as z from 'zod/mini';
import { assistantScreenSchema } from '../assistant/screen/schema';
import { landingSchema } from '../landing/schema';
import { liveScreenSchema } from '../live/schema';
import { mapScreenSchema } from '../map/schema';
import { metroScreenSchema } from '../metro/screenSchema';
import { overviewSchema } from '../overview/schema';
import { passesSchema } from '../passes/schema';
import { preparationSchema } from '../preparation/schema';
import { storySchema } from '../story/schema';
import { placeListSchema } from './schema';

/** A file of `screens/`. */
export const screenSchema = z.discriminatedUnion('kind', [overviewSchema, placeListSchema, mapScreenSchema, metroScreenSchema, passesSchema, landingSchema, preparationSchema, assistantScreenSchema, storySchema, liveScreenSchema]);
export type ScreenContent = z.infer<typeof screenSchema>;
