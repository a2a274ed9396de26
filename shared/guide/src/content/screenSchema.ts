import { assistantScreenSchema } from '@odysseus/assistant/content';
import { liveScreenSchema } from '@odysseus/live';
import { mapScreenSchema } from '@odysseus/map';
import { path, placeListSchema } from '@odysseus/model';
import { overviewSchema } from '@odysseus/overview';
import { storySchema } from '@odysseus/story';
import { metroScreenSchema } from '@odysseus/transit';
import * as z from 'zod/mini';
import { landingSchema } from '../landing/schema';
import { ownSchema } from '../own/schema';
import { passesScreenSchema } from '../passes/schema';
import { preparationSchema } from '../preparation/schema';
import { routeSchema } from './routeSchema';

/** What every screen says besides what it shows. */
export const screenHead = {
  route: routeSchema,
  /** Where a reader goes on from its end, by path: three are shown. Without it the screens that follow in its list. */
  related: z.optional(z.array(path).check(z.minLength(1), z.maxLength(6))),
};

/** A file of `screens/`: where the screen stands, and what it shows. */
export const screenSchema = z.discriminatedUnion('kind', [
  z.extend(overviewSchema, screenHead),
  z.extend(placeListSchema, screenHead),
  z.extend(mapScreenSchema, screenHead),
  z.extend(metroScreenSchema, screenHead),
  z.extend(passesScreenSchema, screenHead),
  z.extend(landingSchema, screenHead),
  z.extend(preparationSchema, screenHead),
  z.extend(assistantScreenSchema, screenHead),
  z.extend(storySchema, screenHead),
  z.extend(liveScreenSchema, screenHead),
  z.extend(ownSchema, screenHead),
]);
export type ScreenFile = z.infer<typeof screenSchema>;

type WithoutHead<T> = T extends unknown ? Omit<T, keyof typeof screenHead> : never;
/** What a screen shows. */
export type ScreenContent = WithoutHead<ScreenFile>;
