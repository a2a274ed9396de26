import { PremiumPlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';

export default function HiddenGems(props: ScreenProps) {
  return <PremiumPlaceListScreen {...props} premiumKey="paris/hidden-gems" />;
}
