import { type CompiledPlace, dialled } from '@odysseus/model';
import { Icon } from '@odysseus/ui';
import { emergencyCopy } from './copy';
import { Action, Actions } from './PlaceActions.styles';

/** To call a place of help, and to find the way there: by the telephone's own map, where it has one. */
export function PlaceActions({ place: { name, phone, coordinates } }: { readonly place: CompiledPlace }) {
  return (
    <Actions>
      {phone ? (
        <Action href={dialled(phone)}>
          <Icon name="phone" size={18} />
          {emergencyCopy.call(phone)}
        </Action>
      ) : null}
      <Action
        href={`https://www.google.com/maps/dir/?api=1&destination=${coordinates.join(',')}`}
        rel="noopener external"
        aria-label={emergencyCopy.directionsTo(name)}
      >
        <Icon name="navigation" size={18} />
        {emergencyCopy.directions}
      </Action>
    </Actions>
  );
}
