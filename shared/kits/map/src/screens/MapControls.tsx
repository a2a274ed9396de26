import { Icon } from '@odysseus/ui';
import type { IconName } from '@odysseus/contract';
import { mapCopy } from './copy';
import { Arrow, ControlButton, Controls, Pad, Stack } from './MapControls.styles';

interface MapControlsProps {
  readonly canMove: boolean;
  readonly onZoom: (steps: 1 | -1) => void;
  readonly onMove: (right: number, down: number) => void;
  readonly onWhole: () => void;
  readonly onLocate: () => void;
}

/** A third of the frame at a time. */
const step = 1 / 3;
const arrows = [
  ['north', 0, -step],
  ['west', -step, 0],
  ['east', step, 0],
  ['south', 0, step],
] as const;

/** Buttons for everything that a hand on the map can do. */
export function MapControls({ canMove, onZoom, onMove, onWhole, onLocate }: MapControlsProps) {
  return (
    <Controls role="group" aria-label={mapCopy.controls}>
      <Stack>
        <Control name={mapCopy.zoomIn} icon="plus" onClick={() => onZoom(1)} />
        <Control name={mapCopy.zoomOut} icon="minus" onClick={() => onZoom(-1)} />
        <Control name={mapCopy.whole} icon="map" onClick={onWhole} />
        <Control name={mapCopy.locate} icon="navigation" onClick={onLocate} />
      </Stack>
      {canMove ? (
        <Pad>
          {arrows.map(([name, right, down]) => (
            <Arrow
              key={name}
              type="button"
              $to={name}
              aria-label={mapCopy[name]}
              title={mapCopy[name]}
              onClick={() => onMove(right, down)}
            >
              <Icon name="chevron-right" size={18} />
            </Arrow>
          ))}
        </Pad>
      ) : null}
    </Controls>
  );
}

function Control({
  name,
  icon,
  onClick,
}: {
  readonly name: string;
  readonly icon: IconName;
  readonly onClick: () => void;
}) {
  return (
    <ControlButton type="button" aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} size={19} />
    </ControlButton>
  );
}
