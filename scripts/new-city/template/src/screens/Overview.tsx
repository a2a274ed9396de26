import { PreparationScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/preparation.yaml';

export default function Overview(props: ScreenProps) {
  return <PreparationScreen {...props} content={content} />;
}
