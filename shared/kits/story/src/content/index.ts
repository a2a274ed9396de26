export { compileStory } from './compileStory';
