import { Link, useShell } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { formatDistance, metresBetween, walkingMinutes, type Coordinates } from '../distance/walking';
import { placeCopy } from '../places/copy';
import { mapCopy } from './copy';
import { openWords } from './openWords';
import { PinBadge } from './PinBadge';
import type { PlaceView } from './placeView';
import classes from './MapCard.module.css';

interface MapCardProps {
  readonly place: PlaceView;
  readonly city: string;
  readonly timezone: string;
  readonly now: Date | undefined;
  /** Where walking times are told from. */
  readonly from: { readonly at: Coordinates; readonly name: string } | undefined;
  readonly hasRings: boolean;
  readonly onRings: () => void;
  readonly onClose: () => void;
}

/** What the map tells of one place. */
export function MapCard({ place, city, timezone, now, from, hasRings, onRings, onClose }: MapCardProps) {
  const { settings } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Whoever chose far down in the list is brought up to card and map.
    const { top = 0, bottom = 0 } = heading.current?.getBoundingClientRect() ?? {};
    if (bottom < 0 || top > innerHeight) heading.current?.scrollIntoView({ block: 'end' });
  }, [place.id]);
  const state = openWords(place, timezone, now);
  return (
    <article
      className={classes['card']}
      aria-labelledby="map-card-name"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={classes['header']}>
        <PinBadge family={place.family} className={classes['pin']} />
        <div>
          <h3 id="map-card-name" ref={heading} tabIndex={-1} className={classes['name']}>
            <bdi>{place.name}</bdi>
          </h3>
          <p className={classes['where']}>
            {place.local ? (
              <>
                <bdi>{place.local}</bdi> ·{' '}
              </>
            ) : null}
            {place.quarter}
          </p>
        </div>
        <button type="button" className={classes['close']} aria-label={mapCopy.close} onClick={onClose}>
          <Icon name="x" size={20} />
        </button>
      </header>
      <p className={classes['summary']}>{place.summary}</p>
      <ul className={classes['facts']}>
        {state ? <li data-open={state.open}>{state.words}</li> : null}
        {place.free ? <li>{mapCopy.freeEntry}</li> : null}
        {from ? <li>{mapCopy.walkFrom(walkingMinutes(from.at, place.at), formatDistance(metresBetween(from.at, place.at), settings.units), from.name)}</li> : null}
      </ul>
      <div className={classes['actions']}>
        <TripButton place={place} id={`${city}/${place.id}`} />
        <Button kind="secondary" aria-pressed={hasRings} onClick={onRings}>
          <Icon name="footprints" size={18} />
          {hasRings ? mapCopy.clearRings : mapCopy.drawRings}
        </Button>
        {place.told ? <Link to={place.told.path}>{mapCopy.readOn(place.told.name)}</Link> : null}
      </div>
    </article>
  );
}

function TripButton({ place: { name, at, told }, id }: { readonly place: PlaceView; readonly id: string }) {
  const { plan } = useShell();
  const planned = plan.items.some((item) => item.id === id);
  const path = told?.path.split('#')[0] ?? '/';
  return (
    <Button kind="secondary" aria-pressed={planned} onClick={() => (planned ? plan.remove(id) : plan.add({ id, name, path, coordinates: at }))}>
      <Icon name={planned ? 'check' : 'plus'} size={18} />
      {planned ? placeCopy.remove : placeCopy.add}
    </Button>
  );
}
