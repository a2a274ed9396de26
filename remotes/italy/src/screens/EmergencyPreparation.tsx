import { PreparationScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/italy/screens/emergency.yaml';

export default function EmergencyPreparation(props: ScreenProps) {
  return <PreparationScreen {...props} content={content} />;
}
