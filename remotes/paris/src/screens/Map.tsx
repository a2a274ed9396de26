import { MapScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/map.yaml';

export default function ParisMap(props: ScreenProps) {
  return <MapScreen {...props} content={content} />;
}
