import type { SceneModules } from '@odysseus/guide';

/** The chapters' scenes by the keys of content/rome/screens/story.yaml; each is a chunk of its own. */
export const scenes: SceneModules = {
  hadrian: () => import('./hadrian'),
  walls: () => import('./walls'),
  constantine: () => import('./constantine'),
};
