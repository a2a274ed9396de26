import type { CompiledCity, CompiledPlace } from '@odysseus/model';
import { Button, Icon } from '@odysseus/ui';
import { useState } from 'react';
import { placeCopy } from '../logic/copy';
import { deviceOf, mapApps, travelMode } from '../logic/mapApps';
import { Apps, SheetHead } from './Directions.styles';
import { OverPage } from './over-page/OverPage';
import { WayAction, WordedAction } from './PlaceCard.styles';
import { ByMetro } from './ways/ByMetro';
import { OnFoot } from './ways/OnFoot';

interface DirectionsProps {
  readonly place: Pick<CompiledPlace, 'name' | 'coordinates' | 'address' | 'metro'>;
  readonly city: Pick<CompiledCity, 'centre' | 'towns'>;
  /** Whether the button says its word, beside its sign, however narrow the screen. */
  readonly worded?: boolean;
}

/** Leads to a place on foot, by public transport, or in the map app of the visitor's choice; the choice opens over the page. */
export function Directions({ place, city, worded = false }: DirectionsProps) {
  const [open, setOpen] = useState(false);
  const Opener = worded ? WordedAction : WayAction;
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-label={placeCopy.directionsTo(place.name)}
        onClick={() => setOpen(true)}
      >
        <Icon name="navigation" size={16} />
        <span>{placeCopy.directions}</span>
      </Opener>
      {open ? <Choice place={place} city={city} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Choice({ place, city, onClose }: DirectionsProps & { readonly onClose: () => void }) {
  return (
    <OverPage open label={placeCopy.directionsTo(place.name)} onClose={onClose}>
      {(close) => (
        <>
          <SheetHead>
            <div>
              <h4>{placeCopy.directionsTo(place.name)}</h4>
              <p>{place.address}</p>
            </div>
            <Button kind="quiet" onClick={close}>
              {placeCopy.close}
            </Button>
          </SheetHead>
          <OnFoot place={place} city={city} />
          {place.metro === undefined ? null : <ByMetro to={place.metro} onLeave={close} />}
          <Apps>
            {mapApps(place, deviceOf(navigator.userAgent), travelMode(place, city)).map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener external" onClick={close}>
                  {name}
                  <Icon name="external-link" size={16} />
                </a>
              </li>
            ))}
          </Apps>
        </>
      )}
    </OverPage>
  );
}
