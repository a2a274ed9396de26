export { AssistantScreen } from '@odysseus/assistant/screens';
export { EmergencyScreen } from '@odysseus/emergency/screens';
/** Any list of places is one that may hold help in danger. */
export type { PicturedEmergency as PicturedPlaceList } from '@odysseus/emergency/screens';
export { LiveScreen } from '@odysseus/live/screens';
export type { DrawnMap } from '@odysseus/map';
export { CityMapScreen } from './map/CityMapScreen';
export {
  OverviewScreen,
  OverviewSections,
  type PicturedOpening,
  type PicturedOverview,
} from '@odysseus/overview/screens';
export type { CompiledPasses } from '@odysseus/passes';
export { PassesScreen } from '@odysseus/passes/screens';
export { GoOnTo, stillPart } from '@odysseus/page';
export { PlaceListScreen, PremiumPlaceListScreen } from '@odysseus/places/screens';
export {
  StoryScreen,
  type CameraStop,
  type SceneFunction,
  type SceneModules,
  type Stage,
  type StoryLight,
  type StoryPoint,
  type StoryRandom,
  type StoryScene,
  type StoryWater,
} from '@odysseus/story/screens';
export { stationJourneys, type CompiledMetro } from '@odysseus/transit';
export { MetroScreen } from '@odysseus/transit/screens';
export { PassesAndLinesScreen } from './passes/PassesAndLinesScreen';
export { LandingScreen } from './landing/LandingScreen';
export type { PicturedLanding } from './landing/picturedLanding';
export type { CompiledPreparation } from './preparation/compiledPreparation';
export { PreparationScreen } from './preparation/PreparationScreen';
