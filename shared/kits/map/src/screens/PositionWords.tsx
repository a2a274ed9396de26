import { formatDistance } from '@odysseus/model';
import { useSettings } from '@odysseus/runtime';
import { mapCopy } from './copy';
import type { PlaceMapState } from './usePlaceMap';

/** What became of asking for the visitor's position. */
export function PositionWords({
  position,
  doubt,
  city,
}: {
  readonly position: PlaceMapState['position'];
  /** How far from the dot the visitor may be, in metres, where that is much. */
  readonly doubt: number | undefined;
  readonly city: string;
}) {
  const { settings } = useSettings();
  if (position.state === 'idle') return null;
  const distance = (metres: number): string => formatDistance(metres, settings.units);
  const words =
    position.state === 'far' || position.state === 'outside'
      ? mapCopy.position[position.state](distance(position.metres), city)
      : doubt === undefined
        ? mapCopy.position[position.state]
        : mapCopy.position.vague(distance(doubt));
  return <p role="status">{words}</p>;
}
