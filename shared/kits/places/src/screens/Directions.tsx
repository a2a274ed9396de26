import type { Place } from '@odysseus/model';
import { Button, Icon } from '@odysseus/ui';
import { useEffect, useRef, useState } from 'react';
import { placeCopy } from '../logic/copy';
import { mapApps } from '../logic/mapApps';
import { Apps, Sheet, SheetHead } from './Directions.styles';
import { RoundAction } from './PlaceCard.styles';

type Wanted = Pick<Place, 'name' | 'coordinates' | 'address'>;

/** Leads to a place in the map app of the visitor's choice; the choice opens over the page. */
export function Directions({ place }: { readonly place: Wanted }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <RoundAction
        type="button"
        aria-haspopup="dialog"
        aria-label={placeCopy.directionsTo(place.name)}
        onClick={() => setOpen(true)}
      >
        <Icon name="navigation" size={18} />
      </RoundAction>
      {open ? <Choice place={place} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Choice({ place, onClose }: { readonly place: Wanted; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <Sheet ref={dialog} aria-label={placeCopy.directionsTo(place.name)} onClose={onClose}>
      <SheetHead>
        <div>
          <h4>{placeCopy.directionsTo(place.name)}</h4>
          <p>{place.address}</p>
        </div>
        <Button kind="quiet" onClick={close}>
          {placeCopy.close}
        </Button>
      </SheetHead>
      <Apps>
        {mapApps(place).map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener external" onClick={close}>
              {name}
              <Icon name="external-link" size={16} />
            </a>
          </li>
        ))}
      </Apps>
    </Sheet>
  );
}
