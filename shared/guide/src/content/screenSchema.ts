import { assistantScreenSchema } from '@odysseus/assistant/content';
import { liveScreenSchema } from '@odysseus/live';
import { mapScreenSchema } from '@odysseus/map';
import { placeListSchema } from '@odysseus/model';
import { overviewSchema } from '@odysseus/overview';
import { passesSchema } from '@odysseus/passes';
import { storySchema } from '@odysseus/story';
import { metroScreenSchema } from '@odysseus/transit';
import * as z from 'zod/mini';
import { landingSchema } from '../landing/schema';
import { preparationSchema } from '../preparation/schema';

/** A file of `screens/`. */
export const screenSchema = z.discriminatedUnion('kind', [
  overviewSchema,
  placeListSchema,
  mapScreenSchema,
  metroScreenSchema,
  passesSchema,
  landingSchema,
  preparationSchema,
  assistantScreenSchema,
  storySchema,
  liveScreenSchema,
]);
export type ScreenContent = z.infer<typeof screenSchema>;
