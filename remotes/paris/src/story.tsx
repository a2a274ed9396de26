import { StoryScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import { scenes } from './story/scenes';
import { stills } from './story/stills';

export default function Story(props: ScreenProps) {
  return <StoryScreen {...props} premiumKey="paris/story" scenes={scenes} pictures={stills} />;
}
