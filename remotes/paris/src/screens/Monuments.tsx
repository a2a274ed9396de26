import { PlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/monuments.yaml';

export default function Monuments({ route }: ScreenProps) {
  return <PlaceListScreen content={content} path={route.path} />;
}
