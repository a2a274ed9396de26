import { assistantScreenSchema } from '@odysseus/assistant/content';
import { liveScreenSchema } from '@odysseus/live';
import { mapScreenSchema } from '@odysseus/map';
import { path, placeListSchema } from '@odysseus/model';
import { overviewSchema } from '@odysseus/overview';
import { passesSchema } from '@odysseus/passes';
import { storySchema } from '@odysseus/story';
import { metroScreenSchema } from '@odysseus/transit';
import * as z from 'zod/mini';
import { landingSchema } from '../landing/schema';
import { ownSchema } from '../own/schema';
import { preparationSchema } from '../preparation/schema';
import { routeSchema } from './routeSchema';

const head = {
  route: routeSchema,
  /** Where a reader goes on from its end, by path: three are shown. Without it the screens that follow in its list. */
  related: z.optional(z.array(path).check(z.minLength(1), z.maxLength(6))),
};

/** A file of `screens/`: where the screen stands, and what it shows. */
export const screenSchema = z.discriminatedUnion('kind', [
  z.extend(overviewSchema, head),
  z.extend(placeListSchema, head),
  z.extend(mapScreenSchema, head),
  z.extend(metroScreenSchema, head),
  z.extend(passesSchema, head),
  z.extend(landingSchema, head),
  z.extend(preparationSchema, head),
  z.extend(assistantScreenSchema, head),
  z.extend(storySchema, head),
  z.extend(liveScreenSchema, head),
  z.extend(ownSchema, head),
]);
export type ScreenFile = z.infer<typeof screenSchema>;

type WithoutHead<T> = T extends unknown ? Omit<T, keyof typeof head> : never;
/** What a screen shows. */
export type ScreenContent = WithoutHead<ScreenFile>;
