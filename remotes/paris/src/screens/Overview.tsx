import { OverviewScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/overview.yaml';

export default function Overview(props: ScreenProps) {
  return <OverviewScreen {...props} content={content} />;
}
