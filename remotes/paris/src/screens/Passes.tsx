import { PassesScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';
import content from '../../content/screens/passes.yaml';

export default function Passes(props: ScreenProps) {
  return <PassesScreen {...props} content={content} />;
}
