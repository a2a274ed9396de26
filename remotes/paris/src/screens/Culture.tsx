import { PremiumPlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';

export default function Culture(props: ScreenProps) {
  return <PremiumPlaceListScreen {...props} premiumKey="paris/culture" />;
}
