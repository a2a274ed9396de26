import { MetroScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/metro.yaml';

export default function Metro(props: ScreenProps) {
  return <MetroScreen {...props} content={content} />;
}
