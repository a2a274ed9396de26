import { PremiumPlaceListScreen } from '@odysseus/guide';
import type { ScreenProps } from '@odysseus/contract';

export default function GreenSpaces(props: ScreenProps) {
  return <PremiumPlaceListScreen {...props} premiumKey="paris/green-spaces" />;
}
