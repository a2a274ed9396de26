export { StoryScreen } from './StoryScreen';
export type {
  CameraStop,
  SceneFunction,
  SceneModules,
  Stage,
  StoryLight,
  StoryPoint,
  StoryRandom,
  StoryScene,
  StoryWater,
} from './scene';
