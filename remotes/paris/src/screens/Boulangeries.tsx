import { PremiumPlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';

export default function Boulangeries(props: ScreenProps) {
  return <PremiumPlaceListScreen {...props} premiumKey="paris/boulangeries" />;
}
