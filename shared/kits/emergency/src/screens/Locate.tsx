import { Button, Icon } from '@odysseus/ui';
import { emergencyCopy } from './copy';
import { Asking, Where } from './NearestHelp.styles';
import type { Standpoint } from './useStandpoint';

interface LocateProps {
  readonly standpoint: Standpoint;
  readonly city: string;
}

/** Asks the device where the visitor is, and tells what came of it. */
export function Locate({ standpoint, city }: LocateProps) {
  const { position, locate } = standpoint;
  return (
    <Asking>
      {position.state === 'found' ? null : (
        <Button kind="secondary" busy={position.state === 'asking'} onClick={locate}>
          <Icon name="map-pin" size={18} />
          {emergencyCopy.locate}
        </Button>
      )}
      <Where role="status">{whatCame(standpoint, city)}</Where>
    </Asking>
  );
}

function whatCame({ position: { state }, towns, town }: Standpoint, city: string): string {
  const { position, unplaced } = emergencyCopy;
  if (towns.length > 0 && (state === 'denied' || state === 'unavailable' || state === 'far'))
    return `${unplaced[state]} ${town ? unplaced.chosen(town.name) : unplaced.choose}`;
  return state === 'far' ? position.far(city) : position[state];
}
