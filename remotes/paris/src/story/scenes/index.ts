import type { SceneModules } from '@odysseus/guide';

/** The chapters' scenes by the keys of content/screens/story.yaml; each is a chunk of its own. */
export const scenes: SceneModules = {
  lutetia: () => import('./lutetia'),
  cathedral: () => import('./cathedral'),
  louvre: () => import('./louvre'),
  revolution: () => import('./revolution'),
  arch: () => import('./arch'),
  boulevards: () => import('./boulevards'),
  tower: () => import('./tower'),
  metro: () => import('./metro'),
  restored: () => import('./restored'),
};
