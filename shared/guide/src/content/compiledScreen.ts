import type { CompiledAssistantScreen } from '../assistant/compiledAssistantScreen';
import type { CompiledLanding } from '../landing/compiledLanding';
import type { CompiledLive } from '../live/compiledLive';
import type { CompiledMap, CompiledMapPlaces } from '../map/compiledMap';
import type { CompiledMetro } from '../metro/compiledMetro';
import type { CompiledOverview } from '../overview/compiledOverview';
import type { CompiledPasses } from '../passes/compiledPasses';
import type { CompiledPreparation } from '../preparation/compiledPreparation';
import type { CompiledStory } from '../story/compiledStory';
import type { CompiledPlaceList } from './compiled';

/** A screen as the page gets it. */
export type CompiledScreen = CompiledOverview | CompiledPlaceList | CompiledMap | CompiledMapPlaces | CompiledMetro | CompiledPasses | CompiledLanding | CompiledPreparation | CompiledAssistantScreen | CompiledStory | CompiledLive;
