import { PremiumPlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';

export default function Budget(props: ScreenProps) {
  return <PremiumPlaceListScreen {...props} premiumKey="paris/budget" />;
}
