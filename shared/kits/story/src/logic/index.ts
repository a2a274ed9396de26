export type { CompiledStory } from './compiledStory';
export { storySchema } from './schema';
