import { PlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/nightlife.yaml';

export default function Nightlife({ route }: ScreenProps) {
  return <PlaceListScreen content={content} path={route.path} />;
}
