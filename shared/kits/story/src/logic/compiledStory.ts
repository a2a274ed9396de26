import { compiledCitySchema, coordinates } from '@odysseus/model';
import * as z from 'zod/mini';
import { storySchema } from './schema';

/** What a story needs of a place of the guide. */
const storyPlaceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  area: z.string(),
  nearestStops: z.array(z.string()),
  coordinates,
});

export const compiledStorySchema = z.extend(storySchema, {
  city: compiledCitySchema,
  /** The places that the chapters name, by id. */
  places: z.record(z.string(), storyPlaceSchema),
});
/** A story together with the places that it names. */
export type CompiledStory = z.infer<typeof compiledStorySchema>;
export type Chapter = CompiledStory['chapters'][number];
export type Landmark = CompiledStory['timeline']['landmarks'][number];
export type StoryPlace = CompiledStory['places'][string];
