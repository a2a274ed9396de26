import { LandingScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/explore-days.yaml';

export default function ExploreDays(props: ScreenProps) {
  return <LandingScreen {...props} content={content} />;
}
