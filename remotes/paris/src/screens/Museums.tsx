import { PlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/museums.yaml';

export default function Museums({ route }: ScreenProps) {
  return <PlaceListScreen content={content} path={route.path} />;
}
