import { PlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/stays.yaml';

export default function Stays({ route }: ScreenProps) {
  return <PlaceListScreen content={content} path={route.path} />;
}
