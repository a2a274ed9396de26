import type { LatLng } from '@odysseus/model';
import { Section } from '@odysseus/page';
import type { DrawnGroup } from '../../logic/drawnGroups';
import { placeCopy } from '../../logic/copy';
import { LockedPlaceCard } from '../LockedPlaceCard';
import { LockedCards } from '../LockedPlaceCard.styles';
import { PlaceCard } from '../PlaceCard';
import { Cards, Rest } from '../PlaceListScreen.styles';
import type { PicturedPlaceList } from '../picturedPlaceList';
import type { PlaceListState, ShownEntry } from './usePlaceList';

/** A section of a list, with the places that are shown in it. */
export interface SectionOfCards {
  readonly id: string;
  readonly title: string;
  readonly line: string | undefined;
  readonly entries: readonly ShownEntry[];
  readonly locked?: PlaceListState['groups'][number]['locked'];
  /** How many cards stand before the others are unfolded. */
  readonly atFirst: number;
  /** Which of its cards are drawn. */
  readonly drawn: DrawnGroup;
  /** From where cards tell the way. */
  readonly here?: LatLng | undefined;
}

interface ListedCard extends ShownEntry {
  /** Names it where it stands: in another section, or below a fold, it is made anew. */
  readonly name: string;
  readonly section: SectionOfCards;
  readonly folded: boolean;
}

/** The cards of sections in the order in which they are wanted: what stands open before what is folded. */
export function cardsOf(sections: readonly SectionOfCards[]): ListedCard[] {
  const cards = sections.flatMap((section) =>
    section.entries.map((shown, index) => {
      const folded = index >= section.atFirst;
      return { ...shown, section, folded, name: `${section.id} ${folded ? 'folded ' : ''}${shown.place.id}` };
    }),
  );
  return [...cards.filter(({ folded }) => !folded), ...cards.filter(({ folded }) => folded)];
}

/** Wanted cards with those that are going between them, where they stood: a card that is moved is styled anew. */
function whereTheyStood(wanted: readonly ListedCard[], going: Iterable<ListedCard>): ListedCard[] {
  const all = [...wanted];
  for (const card of going) {
    const places = new Map(card.section.entries.map(({ place: { id } }, index) => [id, index]));
    const at = places.get(card.place.id) ?? 0;
    const next = all.findIndex(({ place: { id } }) => (places.get(id) ?? -1) > at);
    all.splice(next === -1 ? all.length : next, 0, card);
  }
  return all;
}

interface ListedSectionProps {
  readonly section: SectionOfCards;
  /** Whether nobody wants it any more. */
  readonly hidden: boolean;
  /** Of all sections. */
  readonly cards: readonly ListedCard[];
  /** Names of those that are made by now. */
  readonly made: ReadonlySet<string>;
  /** Those that are still to go. */
  readonly leaving: readonly ListedCard[];
  readonly content: PicturedPlaceList;
  /** Path of the screen. */
  readonly path: string;
}

/** Locked cards that stand in the open; of more, one does, because a group is read for what it tells. */
const mostLocked = 2;

/** A section of a list: the first of its cards, and the others at a reader's wish. */
export function ListedSection({ section, hidden, cards, made, leaving, content, path }: ListedSectionProps) {
  const { id, title, line, entries, locked = [], atFirst, drawn } = section;
  const pictureOf = ({ picture, id: place }: ShownEntry['place']) => (picture ? content.pictures?.[place] : undefined);
  const draw = (card: ListedCard, gone: boolean) => (
    <PlaceCard
      key={card.entry.place}
      place={card.place}
      entry={card.entry}
      city={content.city}
      light={content.light[card.place.id]}
      path={path}
      picture={pictureOf(card.place)}
      drawn={card.section.drawn.cards}
      here={card.section.here}
      hidden={gone}
    />
  );
  const drawAll = (below: boolean) => {
    const isHere = (card: ListedCard): boolean => card.section.id === id && card.folded === below;
    const wanted = cards.filter((card) => isHere(card) && made.has(card.name));
    const going = new Set(leaving.filter(isHere));
    // Of a section that is hidden itself they stay as they are.
    return whereTheyStood(wanted, going).map((card) => draw(card, going.has(card) && !hidden));
  };
  const folded = drawAll(true);
  const others = hidden ? [] : entries.slice(atFirst);
  const lockedFirst = locked.length > mostLocked ? locked.slice(0, 1) : locked;
  const lockedRest = locked.slice(lockedFirst.length);
  return (
    <Section id={id} title={title} line={line} hidden={hidden}>
      <Cards data-cards="">{drawAll(false)}</Cards>
      {others.length > 0 || folded.length > 0 ? (
        <Rest hidden={others.length === 0}>
          <summary>{placeCopy.others(others.map(({ place }) => place.name))}</summary>
          <Cards data-cards="">{folded}</Cards>
        </Rest>
      ) : null}
      {lockedFirst.length > 0 ? <Locked places={lockedFirst} drawn={drawn.locked} /> : null}
      {lockedRest.length > 0 ? (
        <Rest>
          <summary>{placeCopy.othersLocked(lockedRest.length)}</summary>
          <Locked places={lockedRest} drawn={drawn.locked} />
        </Rest>
      ) : null}
    </Section>
  );
}

interface LockedProps {
  readonly places: NonNullable<SectionOfCards['locked']>;
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
