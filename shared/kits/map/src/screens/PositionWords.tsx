import { formatDistance } from '@odysseus/model';
import type { PositionState } from '@odysseus/page';
import { useSettings } from '@odysseus/runtime';
import { mapCopy } from './copy';

/** What became of asking for the visitor's position. */
export function PositionWords({ position, city }: { readonly position: PositionState; readonly city: string }) {
  const { settings } = useSettings();
  if (position.state === 'idle') return null;
  const words =
    position.state === 'far'
      ? mapCopy.position.far(formatDistance(position.metres, settings.units), city)
      : mapCopy.position[position.state];
  return <p role="status">{words}</p>;
}
