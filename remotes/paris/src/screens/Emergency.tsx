import { PlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/emergency.yaml';

export default function Emergency({ route }: ScreenProps) {
  return <PlaceListScreen content={content} path={route.path} />;
}
