import { PremiumPlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';

export default function Family(props: ScreenProps) {
  return <PremiumPlaceListScreen {...props} premiumKey="paris/family" />;
}
