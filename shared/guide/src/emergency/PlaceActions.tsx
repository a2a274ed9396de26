import { Icon } from '@odysseus/ui';
import type { CompiledPlace } from '../content/compiled';
import { dialled } from '../typeset/telephone';
import { emergencyCopy } from './copy';
import classes from './PlaceActions.module.css';

/** To call a place of help, and to find the way there: by the telephone's own map, where it has one. */
export function PlaceActions({ place: { name, phone, coordinates } }: { readonly place: CompiledPlace }) {
  return (
    <div className={classes['actions']}>
      {phone ? (
        <a href={dialled(phone)} className={classes['action']}>
          <Icon name="phone" size={18} />
          {emergencyCopy.call(phone)}
        </a>
      ) : null}
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${coordinates.join(',')}`}
        rel="noopener external"
        className={classes['action']}
        aria-label={emergencyCopy.directionsTo(name)}
      >
        <Icon name="navigation" size={18} />
        {emergencyCopy.directions}
      </a>
    </div>
  );
}
