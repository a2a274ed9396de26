import type { LatLng } from '@odysseus/model';
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
  /** Of the section. */
  readonly id: string;
  readonly entries: readonly ShownEntry[];
  readonly locked?: PlaceListState['groups'][number]['locked'];
  /** How many cards stand before the others are unfolded; absent for all. */
  readonly atFirst?: number | undefined;
  /** Which of its cards are drawn. */
  readonly drawn: DrawnGroup;
  /** Which of them are made by now, by `cardName`. */
  readonly made: ReadonlySet<string>;
  /** From where cards tell the way. */
  readonly here?: LatLng | undefined;
}

/** Locked cards that stand in the open; of more, one does, because a group is read for what it tells. */
const mostLocked = 2;

/** Names a card where it stands: in another section, or below a fold, it is made anew. */
const cardName = (section: string, place: string, open: boolean): string =>
  `${section} ${open ? '' : 'folded '}${place}`;

/** Names the cards of groups in the order in which they are wanted: what stands open before what is folded. */
export function cardNames(groups: readonly Pick<CardGroupProps, 'id' | 'entries' | 'atFirst'>[]): string[] {
  const named = groups.flatMap(({ id, entries, atFirst = entries.length }) =>
    entries.map(({ place }, index) => ({ open: index < atFirst, name: cardName(id, place.id, index < atFirst) })),
  );
  return [...named.filter(({ open }) => open), ...named.filter(({ open }) => !open)].map(({ name }) => name);
}

/** The cards of a group: the first of them, and the others at a reader's wish. */
export function CardGroup({
  content,
  path,
  id,
  entries,
  locked = [],
  atFirst = entries.length,
  drawn,
  made,
  here,
}: CardGroupProps) {
  const pictureOf = ({ picture, id }: ShownEntry['place']) => (picture ? content.pictures?.[id] : undefined);
  const cards = entries.map(({ entry, place }, index) =>
    made.has(cardName(id, place.id, index < atFirst)) ? (
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
    ) : null,
  );
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
