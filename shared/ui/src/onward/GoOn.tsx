import type { ScreenProps } from '@odysseus/contract';
import { useAreas } from '@odysseus/runtime';
import { onwardRoutes } from './onwardRoutes';
import { OnwardLinks } from './OnwardLinks';

/** Where a visitor goes on from a page that has nothing of its own to lead on to: three others of the city, or of the guide. */
export function GoOn({ route, siblings }: ScreenProps) {
  return <OnwardLinks routes={onwardRoutes(route, siblings, useAreas())} />;
}
