import type { ScreenProps } from '@odysseus/contract';
import { PremiumScreen, parserOf } from '@odysseus/page';
import { placeCopy } from '@odysseus/places';
import type { PictureFiles } from '@odysseus/ui';
import { compiledStorySchema } from '../logic/compiledStory';
import type { SceneModules } from './scene';
import { Story } from './Story';

interface StoryScreenProps extends ScreenProps {
  /** City and screen, `paris/story`. */
  readonly premiumKey: string;
  /** The scenes by the key that chapters name them with; each is loaded when its chapter is shown. Must not change. */
  readonly scenes: SceneModules;
  /** The stills by the name that chapters give. */
  readonly pictures: Readonly<Record<string, PictureFiles>>;
}

const parse = parserOf(compiledStorySchema, 'The story');

/** A city's history in 3D, told chapter by chapter, for holders of Expert Access. */
export function StoryScreen({ premiumKey, scenes, pictures, route }: StoryScreenProps) {
  return (
    <PremiumScreen route={route} premiumKey={premiumKey} parse={parse} words={placeCopy}>
      {(content) => <Story story={content} scenes={scenes} pictures={pictures} />}
    </PremiumScreen>
  );
}
