import { areaBeside, walkingMinutes, type LatLng } from '@odysseus/model';
import { memo } from 'react';
import { mapCopy } from './copy';
import { openWords } from './openWords';
import { mapLayer } from '../logic/mapLayers';
import { tellsFree, type PlaceView } from '../logic/placeView';
import { Choose, Entry, Facts, Group, List, Locked, Name, Pin, State, Told, Trip } from './MapPlaces.styles';

interface MapPlacesProps {
  readonly places: readonly PlaceView[];
  readonly districts: readonly string[];
  readonly locked: readonly number[];
  readonly timezone: string;
  readonly now: Date | undefined;
  readonly chosen: string | undefined;
  readonly pointed: string | undefined;
  /** Numbers of the trip's places by id. */
  readonly trip: ReadonlyMap<string, number>;
  /** Where the list is sorted from, and its name. */
  readonly from: { readonly at: LatLng; readonly name: string } | undefined;
  /** Minutes on foot from there along streets, where they are known. */
  readonly minutesTo: ((at: LatLng) => number | undefined) | undefined;
  readonly onChoose: (id: string) => void;
  readonly onPoint: (id: string | undefined) => void;
}

/** The map in words: its places by district, or by how far they are on foot. */
export function MapPlaces({ places, districts, locked, from, minutesTo, ...common }: MapPlacesProps) {
  if (from) {
    const sorted = places
      .map((place) => ({ place, minutes: minutesTo?.(place.at) ?? walkingMinutes(from.at, place.at) }))
      .sort((a, b) => a.minutes - b.minutes);
    return (
      <Group>
        <h3>{mapCopy.nearest(from.name)}</h3>
        <List>
          {sorted.map(({ place, minutes }) => (
            <Row key={place.id} place={place} minutes={minutes} {...rowProps(place, common)} />
          ))}
        </List>
      </Group>
    );
  }
  return districts.map((district, area) => {
    const own = places.filter((place) => place.area === area);
    const closed = locked[area] ?? 0;
    if (own.length === 0 && closed === 0) return null;
    return (
      <Group key={district}>
        <h3>{district}</h3>
        <List>
          {own.map((place) => (
            <Row key={place.id} place={place} {...rowProps(place, common)} />
          ))}
          {closed > 0 ? <Locked>{mapCopy.locked(closed)}</Locked> : null}
        </List>
      </Group>
    );
  });
}

type Common = Omit<MapPlacesProps, 'places' | 'districts' | 'locked' | 'from' | 'minutesTo'>;

function rowProps(place: PlaceView, { timezone, now, chosen, pointed, trip, onChoose, onPoint }: Common) {
  const state = openWords(place, timezone, now);
  return {
    words: state?.words,
    open: state?.open ?? false,
    isChosen: chosen === place.id,
    isPointed: pointed === place.id,
    number: trip.get(place.id),
    onChoose,
    onPoint,
  };
}

interface RowProps {
  readonly place: PlaceView;
  readonly minutes?: number;
  readonly words: string | undefined;
  readonly open: boolean;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  readonly number: number | undefined;
  readonly onChoose: (id: string) => void;
  readonly onPoint: (id: string | undefined) => void;
}

const Row = memo(function Row({
  place: { id, name, kind, quarter, layer, told, free, general, premium },
  minutes,
  words,
  open,
  isChosen,
  isPointed,
  number,
  onChoose,
  onPoint,
}: RowProps) {
  const isFree = tellsFree({ kind, free });
  const facts = [
    minutes === undefined ? undefined : mapCopy.walk(minutes),
    areaBeside({ name, area: quarter }),
    isFree ? mapCopy[general?.includes('price') ? 'usuallyFree' : 'free'] : undefined,
    premium ? mapCopy.premium : undefined,
  ];
  const point = {
    onPointerEnter: () => onPoint(id),
    onPointerLeave: () => onPoint(undefined),
    onFocus: () => onPoint(id),
    onBlur: () => onPoint(undefined),
  };
  return (
    <Entry data-chosen={isChosen || undefined} data-pointed={isPointed || undefined} data-place={id} {...point}>
      <Choose type="button" aria-pressed={isChosen} onClick={() => onChoose(id)}>
        <Pin pin={mapLayer(layer)} />
        <Name>{name}</Name>
        {number === undefined ? null : <Trip>{mapCopy.inTrip(number)}</Trip>}
        <Facts>{facts.filter((fact) => fact !== undefined).join(' · ')}</Facts>
        {words ? <State data-open={open}>{words}</State> : null}
      </Choose>
      {told ? (
        <Told to={told.path} aria-label={`${name}: ${mapCopy.readOn(told.name)}`}>
          {told.name}
        </Told>
      ) : null}
    </Entry>
  );
});
