import { PlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/architecture.yaml';

export default function Architecture({ route }: ScreenProps) {
  return <PlaceListScreen content={content} path={route.path} />;
}
