import { OverviewScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/italy/screens/overview.yaml';

export default function ItalyOverview(props: ScreenProps) {
  return <OverviewScreen {...props} content={content} />;
}
