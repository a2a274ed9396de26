import { Link } from '@odysseus/runtime';
import { memo } from 'react';
import { walkingMinutes, type Coordinates } from '../distance/walking';
import { mapCopy } from './copy';
import { openWords } from './openWords';
import { PinBadge } from './PinBadge';
import type { PlaceView } from './placeView';
import classes from './MapPlaces.module.css';

interface MapPlacesProps {
  readonly places: readonly PlaceView[];
  readonly districts: readonly string[];
  readonly locked: readonly number[];
  readonly timezone: string;
  readonly now: Date | undefined;
  readonly chosen: string | undefined;
  readonly pointed: string | undefined;
  /** Where the list is sorted from, and its name. */
  readonly from: { readonly at: Coordinates; readonly name: string } | undefined;
  readonly onChoose: (id: string) => void;
  readonly onPoint: (id: string | undefined) => void;
}

/** The map in words: its places by district, or by how far they are on foot. */
export function MapPlaces({ places, districts, locked, from, ...common }: MapPlacesProps) {
  if (from) {
    const sorted = places.map((place) => ({ place, minutes: walkingMinutes(from.at, place.at) })).sort((a, b) => a.minutes - b.minutes);
    return (
      <section className={classes['group']}>
        <h3>
          {mapCopy.nearest(from.name)}
        </h3>
        <ul className={classes['list']}>
          {sorted.map(({ place, minutes }) => (
            <Row key={place.id} place={place} minutes={minutes} {...rowProps(place, common)} />
          ))}
        </ul>
      </section>
    );
  }
  return districts.map((district, area) => {
    const own = places.filter((place) => place.area === area);
    const closed = locked[area] ?? 0;
    if (own.length === 0 && closed === 0) return null;
    return (
      <section key={district} className={classes['group']}>
        <h3>{district}</h3>
        <ul className={classes['list']}>
          {own.map((place) => (
            <Row key={place.id} place={place} {...rowProps(place, common)} />
          ))}
          {closed > 0 ? <li className={classes['locked']}>{mapCopy.locked(closed)}</li> : null}
        </ul>
      </section>
    );
  });
}

type Common = Omit<MapPlacesProps, 'places' | 'districts' | 'locked' | 'from'>;

function rowProps(place: PlaceView, { timezone, now, chosen, pointed, onChoose, onPoint }: Common) {
  const state = openWords(place, timezone, now);
  return { words: state?.words, open: state?.open ?? false, isChosen: chosen === place.id, isPointed: pointed === place.id, onChoose, onPoint };
}

interface RowProps {
  readonly place: PlaceView;
  readonly minutes?: number;
  readonly words: string | undefined;
  readonly open: boolean;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  readonly onChoose: (id: string) => void;
  readonly onPoint: (id: string | undefined) => void;
}

const Row = memo(function Row({ place: { id, name, quarter, family, told, free, premium }, minutes, words, open, isChosen, isPointed, onChoose, onPoint }: RowProps) {
  const point = { onPointerEnter: () => onPoint(id), onPointerLeave: () => onPoint(undefined), onFocus: () => onPoint(id), onBlur: () => onPoint(undefined) };
  return (
    <li className={classes['row']} data-chosen={isChosen || undefined} data-pointed={isPointed || undefined} data-place={id} {...point}>
      <button type="button" className={classes['choose']} aria-pressed={isChosen} onClick={() => onChoose(id)}>
        <PinBadge family={family} className={classes['pin']} />
        <bdi className={classes['name']}>{name}</bdi>
        <span className={classes['facts']}>
          {minutes === undefined ? quarter : `${mapCopy.walk(minutes)} · ${quarter}`}
          {free ? ` · ${mapCopy.free}` : ''}
          {premium ? ` · ${mapCopy.premium}` : ''}
        </span>
        {words ? (
          <span className={classes['state']} data-open={open}>
            {words}
          </span>
        ) : null}
      </button>
      {told ? (
        <Link to={told.path} className={classes['link']} aria-label={`${name}: ${mapCopy.readOn(told.name)}`}>
          {told.name}
        </Link>
      ) : null}
    </li>
  );
});
