import { OverviewScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/rome/screens/overview.yaml';

export default function RomeOverview(props: ScreenProps) {
  return <OverviewScreen {...props} content={content} />;
}
