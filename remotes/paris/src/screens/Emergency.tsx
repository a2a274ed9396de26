import { EmergencyScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/emergency.yaml';

export default function Emergency({ route }: ScreenProps) {
  return <EmergencyScreen content={content} path={route.path} />;
}
