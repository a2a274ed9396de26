import type { LatLng } from '@odysseus/model';
import { useDeferredValue } from 'react';
import type { DrawnGroup } from '../../logic/drawnGroups';
import { placeCopy } from '../../logic/copy';
import { LockedPlaceCard } from '../LockedPlaceCard';
import { LockedCards } from '../LockedPlaceCard.styles';
import { PlaceCard } from '../PlaceCard';
import { Cards, Rest } from '../PlaceListScreen.styles';
import type { PicturedPlaceList } from '../picturedPlaceList';
import type { PlaceListState, ShownEntry } from './usePlaceList';

interface CardGroupProps {
  readonly content: PicturedPlaceList;
  /** Path of the screen. */
  readonly path: string;
  readonly entries: readonly ShownEntry[];
  readonly locked?: PlaceListState['groups'][number]['locked'];
  /** How many cards stand before the others are unfolded; absent for all. */
  readonly atFirst?: number | undefined;
  /** Which of its cards are drawn. */
  readonly drawn: DrawnGroup;
  /** Whether it comes after the page is alive, at a visitor's wish. */
  readonly late?: boolean;
  /** From where cards tell the way. */
  readonly here?: LatLng | undefined;
}

/** Locked cards that stand in the open; of more, one does, because a group is read for what it tells. */
const mostLocked = 2;

/** The cards of a group: the first of them, and the others at a reader's wish. */
export function CardGroup({
  content,
  path,
  entries,
  locked = [],
  atFirst = entries.length,
  drawn,
  late = false,
  here,
}: CardGroupProps) {
  const pictureOf = ({ picture, id }: ShownEntry['place']) => (picture ? content.pictures?.[id] : undefined);
  // What is folded follows: whoever orders or narrows sees the first cards before the others are made. A page comes with all.
  const whole = useDeferredValue(true, !late);
  const made = whole ? entries : entries.slice(0, atFirst);
  const cards = made.map(({ entry, place }) => (
    <PlaceCard
      key={entry.place}
      place={place}
      entry={entry}
      city={content.city}
      light={content.light[place.id]}
      path={path}
      picture={pictureOf(place)}
      drawn={drawn.cards}
      here={here}
    />
  ));
  const lockedFirst = locked.length > mostLocked ? locked.slice(0, 1) : locked;
  const lockedRest = locked.slice(lockedFirst.length);
  return (
    <>
      <Cards data-cards="">{cards.slice(0, atFirst)}</Cards>
      {entries.length > atFirst ? (
        <Rest>
          <summary>{placeCopy.others(entries.slice(atFirst).map(({ place }) => place.name))}</summary>
          <Cards data-cards="">{cards.slice(atFirst)}</Cards>
        </Rest>
      ) : null}
      {lockedFirst.length > 0 ? <Locked places={lockedFirst} drawn={drawn.locked} /> : null}
      {lockedRest.length > 0 ? (
        <Rest>
          <summary>{placeCopy.othersLocked(lockedRest.length)}</summary>
          <Locked places={lockedRest} drawn={drawn.locked} />
        </Rest>
      ) : null}
    </>
  );
}

interface LockedProps {
  readonly places: NonNullable<CardGroupProps['locked']>;
  readonly drawn: boolean;
}

function Locked({ places, drawn }: LockedProps) {
  return (
    <LockedCards>
      {places.map((place) => (
        <li key={place.id}>
          <LockedPlaceCard place={place} drawn={drawn} />
        </li>
      ))}
    </LockedCards>
  );
}
