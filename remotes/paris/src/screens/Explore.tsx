import { LandingScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/explore.yaml';

export default function Explore(props: ScreenProps) {
  return <LandingScreen {...props} content={content} />;
}
