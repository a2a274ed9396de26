import { PreparationScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/safety.yaml';

export default function SafetyPreparation(props: ScreenProps) {
  return <PreparationScreen {...props} content={content} />;
}
