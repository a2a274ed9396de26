import { AssistantScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';

/** With the first answer that shows places, not before. */
const loadMap = () => import('../../content/screens/map.yaml');

export default function Odysseus(props: ScreenProps) {
  return <AssistantScreen {...props} premiumKey="paris/odysseus" loadMap={loadMap} />;
}
