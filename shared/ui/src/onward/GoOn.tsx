import type { ScreenProps } from '@odysseus/contract';
import { onwardRoutes } from './onwardRoutes';
import { OnwardLinks } from './OnwardLinks';
import { useEveryArea } from './useEveryArea';

/** Where a visitor goes on from a page that has nothing of its own to lead on to: three others of the city, or of the guide. */
export function GoOn({ route, siblings }: ScreenProps) {
  return <OnwardLinks routes={onwardRoutes(route, siblings, useEveryArea())} />;
}
