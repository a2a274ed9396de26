import { PremiumPlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';

export default function RomeHiddenGems(props: ScreenProps) {
  return <PremiumPlaceListScreen {...props} premiumKey="rome/hidden-gems" />;
}
