import { useTrip } from '@odysseus/page';
import {
  areaBeside,
  formatDistance,
  metresBetween,
  walkingMinutes,
  type LatLng,
  type CompiledCity,
} from '@odysseus/model';
import { placeCopy } from '@odysseus/places';
import { Link, useSettings } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { mapCopy } from './copy';
import { openWords } from './openWords';
import { mapLayer } from '../logic/mapLayers';
import { tellsFree, type PlaceView } from '../logic/placeView';
import { Actions, Card, Close, Facts, Head, Name, Pin, Summary, Where } from './MapCard.styles';

interface MapCardProps {
  readonly place: PlaceView;
  readonly city: CompiledCity;
  readonly now: Date | undefined;
  /** Where walking times are told from. */
  readonly from: { readonly at: LatLng; readonly name: string } | undefined;
  /** What leads to the place, and into it. */
  readonly ways: ReactNode;
  /** Minutes on foot from there along streets, where they are known. */
  readonly along: number | undefined;
  /** Whether there are streets to reckon walks along. */
  readonly hasStreets: boolean;
  readonly hasRings: boolean;
  readonly onRings: () => void;
  readonly onClose: () => void;
}

/** What the map tells of one place. */
export function MapCard({ place, city, now, from, ways, along, hasStreets, hasRings, onRings, onClose }: MapCardProps) {
  const { settings } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Whoever chose far down in the list is brought up to card and map.
    const { top = 0, bottom = 0 } = heading.current?.getBoundingClientRect() ?? {};
    if (bottom < 0 || top > innerHeight) heading.current?.scrollIntoView({ block: 'end' });
  }, [place.id]);
  const quarter = areaBeside({ name: place.name, area: place.quarter });
  const state = openWords(place, city.timezone, now);
  return (
    <Card
      aria-labelledby="map-card-name"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Head>
        <Pin pin={mapLayer(place.layer)} />
        <div>
          <Name id="map-card-name" ref={heading} tabIndex={-1}>
            <bdi>{place.name}</bdi>
          </Name>
          <Where>
            {place.local ? <bdi>{place.local}</bdi> : null}
            {place.local && quarter ? ' · ' : null}
            {quarter}
          </Where>
        </div>
        <Close type="button" aria-label={mapCopy.close} onClick={onClose}>
          <Icon name="x" size={20} />
        </Close>
      </Head>
      <Summary>{place.summary}</Summary>
      <Facts>
        {state ? <li data-open={state.open}>{state.words}</li> : null}
        {tellsFree(place) ? <li>{mapCopy.freeEntry(place.general?.includes('price') ?? false)}</li> : null}
        {from ? (
          <li>
            {along === undefined
              ? mapCopy.walkFrom(
                  walkingMinutes(from.at, place.at),
                  formatDistance(metresBetween(from.at, place.at), settings.units),
                  from.name,
                )
              : mapCopy.walkAlong(along, from.name)}
          </li>
        ) : null}
      </Facts>
      <Actions>
        <TripButton place={place} city={city} />
        {ways}
        <Button kind="secondary" aria-pressed={hasRings} onClick={onRings}>
          <Icon name="footprints" size={18} />
          {hasStreets
            ? hasRings
              ? mapCopy.clearReach
              : mapCopy.drawReach
            : hasRings
              ? mapCopy.clearRings
              : mapCopy.drawRings}
        </Button>
        {place.told ? <Link to={place.told.path}>{mapCopy.readOn(place.told.name)}</Link> : null}
      </Actions>
    </Card>
  );
}

function TripButton({
  place: { id: own, of, name, at, told },
  city,
}: {
  readonly place: PlaceView;
  readonly city: CompiledCity;
}) {
  const plan = useTrip(city);
  const id = `${of ?? city.key}/${own}`;
  const planned = plan.items.some((item) => item.id === id);
  const path = told?.path.split('#')[0] ?? '/';
  return (
    <Button
      kind="secondary"
      aria-pressed={planned}
      onClick={() => (planned ? plan.remove(id) : plan.add({ id, name, path, coordinates: at }))}
    >
      <Icon name={planned ? 'check' : 'plus'} size={18} />
      {planned ? placeCopy.remove : placeCopy.add}
    </Button>
  );
}
