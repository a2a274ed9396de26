import { Section } from '@odysseus/page';
import { useMemo } from 'react';
import { placeCopy } from '../../logic/copy';
import { LockedPlaceCard } from '../LockedPlaceCard';
import { LockedCards } from '../LockedPlaceCard.styles';
import type { LocatorMap } from '../Locator';
import { PlaceCard } from '../PlaceCard';
import { Cards, Rest } from '../PlaceListScreen.styles';
import type { PicturedPlaceList } from '../picturedPlaceList';
import { whereTheyStood, type ListedCard, type SectionOfCards, type SectionShare } from './listedCards';
import type { ShownEntry } from './usePlaceList';

interface ListedSectionProps {
  readonly section: SectionOfCards;
  /** Whether others before it fill the first screen of any phone. */
  readonly below: boolean;
  /** Whether nobody wants it any more. */
  readonly hidden: boolean;
  /** Its cards; none where nobody wants it. */
  readonly cards: SectionShare | undefined;
  /** Names of the cards that are made by now, of all sections. */
  readonly made: ReadonlySet<string>;
  /** Those of its cards that are still to go, if any. */
  readonly leaving: SectionShare | undefined;
  /** Places behind whose cards a browser that reads the page may draw. */
  readonly pauses: ReadonlySet<string>;
  readonly content: PicturedPlaceList;
  /** Path of the screen. */
  readonly path: string;
}

/** Locked cards that stand in the open; of more, one does, because a group is read for what it tells. */
const mostLocked = 2;

/** A section of a list: the first of its cards, and the others at a reader's wish. */
export function ListedSection({
  section,
  below,
  hidden,
  cards,
  made,
  leaving,
  pauses,
  content,
  path,
}: ListedSectionProps) {
  const { id, title, line, entries, locked = [], atFirst, drawn } = section;
  const pictureOf = ({ picture, id: place }: ShownEntry['place']) => (picture ? content.pictures?.[place] : undefined);
  const locator = useLocator(content);
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
      locator={locator}
      here={card.section.here}
      hidden={gone}
      pause={pauses.has(card.place.id)}
    />
  );
  const drawAll = (part: keyof SectionShare) => {
    const wanted = cards?.[part].filter(({ name }) => made.has(name)) ?? [];
    const going = new Set(leaving?.[part]);
    // Of a section that is hidden itself they stay as they are.
    return whereTheyStood(wanted, going).map((card) => draw(card, going.has(card) && !hidden));
  };
  const folded = drawAll('folded');
  const others = hidden ? [] : entries.slice(atFirst);
  const lockedFirst = locked.length > mostLocked ? locked.slice(0, 1) : locked;
  const lockedRest = locked.slice(lockedFirst.length);
  return (
    <Section below={below} id={id} title={title} line={line} hidden={hidden}>
      <Cards data-cards="">{drawAll('open')}</Cards>
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

/** One object while the list is the same: cards are drawn anew for another. */
function useLocator({ locator, mapView }: PicturedPlaceList): LocatorMap | undefined {
  return useMemo(
    () => (locator === undefined || !mapView ? undefined : { picture: locator, view: mapView }),
    [locator, mapView],
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
