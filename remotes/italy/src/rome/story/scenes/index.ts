import type { SceneModules } from '@odysseus/guide';

/** The chapters' scenes by the keys of content/rome/screens/story.yaml; each is a chunk of its own. */
export const scenes: SceneModules = {
  palatine: () => import('./palatine'),
  republic: () => import('./republic'),
  colosseum: () => import('./colosseum'),
  hadrian: () => import('./hadrian'),
  walls: () => import('./walls'),
  constantine: () => import('./constantine'),
  baroque: () => import('./baroque'),
  capital: () => import('./capital'),
  war: () => import('./war'),
};
