import type { CompiledAssistantScreen } from '@odysseus/assistant/content';
import type { CompiledLive } from '@odysseus/live';
import type { CompiledMap, CompiledMapPlaces } from '@odysseus/map';
import type { CompiledPlaceList } from '@odysseus/model';
import type { CompiledOverview } from '@odysseus/overview';
import type { CompiledStory } from '@odysseus/story';
import type { CompiledMetro } from '@odysseus/transit';
import type { CompiledLanding } from '../landing/compiledLanding';
import type { CompiledOwn } from '../own/compiledOwn';
import type { CompiledPassesScreen } from '../passes/compiledPassesScreen';
import type { CompiledPreparation } from '../preparation/compiledPreparation';

/** A screen as the page gets it. */
export type CompiledScreen =
  | CompiledOverview
  | CompiledPlaceList
  | CompiledMap
  | CompiledMapPlaces
  | CompiledMetro
  | CompiledPassesScreen
  | CompiledLanding
  | CompiledPreparation
  | CompiledOwn
  | CompiledAssistantScreen
  | CompiledStory
  | CompiledLive;
