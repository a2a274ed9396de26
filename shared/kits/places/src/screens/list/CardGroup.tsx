import type { LatLng } from '@odysseus/model';
import { drawnApart } from '../../logic/drawnApart';
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
  /** From where cards tell the way. */
  readonly here?: LatLng | undefined;
}

/** Locked cards that stand in the open; of more, one does, because a group is read for what it tells. */
const mostLocked = 2;

/** The cards of a group: the first of them, and the others at a reader's wish. */
export function CardGroup({ content, path, entries, locked = [], atFirst = entries.length, here }: CardGroupProps) {
  const pictureOf = ({ picture, id }: ShownEntry['place']) => (picture ? content.pictures?.[id] : undefined);
  const drawn = drawnApart(entries.map(({ place }) => place).filter((place) => !pictureOf(place)));
  const cards = entries.map(({ entry, place }) => (
    <PlaceCard
      key={entry.place}
      place={place}
      entry={entry}
      city={content.city}
      light={content.light[place.id]}
      path={path}
      picture={pictureOf(place)}
      drawn={drawn}
      here={here}
    />
  ));
  const lockedFirst = locked.length > mostLocked ? locked.slice(0, 1) : locked;
  const lockedRest = locked.slice(lockedFirst.length);
  return (
    <>
      <Cards data-cards="">{cards.slice(0, atFirst)}</Cards>
      {cards.length > atFirst ? (
        <Rest>
          <summary>{placeCopy.others(entries.slice(atFirst).map(({ place }) => place.name))}</summary>
          <Cards data-cards="">{cards.slice(atFirst)}</Cards>
        </Rest>
      ) : null}
      {lockedFirst.length > 0 ? <Locked places={lockedFirst} /> : null}
      {lockedRest.length > 0 ? (
        <Rest>
          <summary>{placeCopy.othersLocked(lockedRest.length)}</summary>
          <Locked places={lockedRest} />
        </Rest>
      ) : null}
    </>
  );
}

function Locked({ places }: { readonly places: NonNullable<CardGroupProps['locked']> }) {
  const drawn = drawnApart(places);
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
