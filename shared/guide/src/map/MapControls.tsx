import { Icon } from '@odysseus/ui';
import type { IconName } from '@odysseus/contract';
import { mapCopy } from './copy';
import classes from './MapControls.module.css';

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
    <div className={classes['controls']} role="group" aria-label={mapCopy.controls}>
      <div className={classes['stack']}>
        <Control name={mapCopy.zoomIn} icon="plus" onClick={() => onZoom(1)} />
        <Control name={mapCopy.zoomOut} icon="minus" onClick={() => onZoom(-1)} />
        <Control name={mapCopy.whole} icon="map" onClick={onWhole} />
        <Control name={mapCopy.locate} icon="navigation" onClick={onLocate} />
      </div>
      {canMove ? (
        <div className={classes['pad']}>
          {arrows.map(([name, right, down]) => (
            <button key={name} type="button" className={`${classes['arrow']} ${classes[name]}`} aria-label={mapCopy[name]} title={mapCopy[name]} onClick={() => onMove(right, down)}>
              <Icon name="chevron-right" size={18} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Control({ name, icon, onClick }: { readonly name: string; readonly icon: IconName; readonly onClick: () => void }) {
  return (
    <button type="button" className={classes['control']} aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} size={19} />
    </button>
  );
}
