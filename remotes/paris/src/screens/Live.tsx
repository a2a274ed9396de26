import { LiveScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';

export default function Live(props: ScreenProps) {
  return <LiveScreen {...props} premiumKey="paris/live" />;
}
