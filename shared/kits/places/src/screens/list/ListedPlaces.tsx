import { phoneful } from '@odysseus/page';
import { memo, useMemo } from 'react';
import { drawnApart } from '../../logic/drawnApart';
import { drawnGroups } from '../../logic/drawnGroups';
import { shownAtFirst } from '../../logic/shownAtFirst';
import type { PicturedPlaceList } from '../picturedPlaceList';
import { listCopy } from './copy';
import { cardsOf, pausesIn, sharesOf, type SectionOfCards } from './listedCards';
import { ListedSection } from './ListedSection';
import { useMadeGradually } from './useMadeGradually';
import type { PlaceListState, ShownEntry } from './usePlaceList';

interface ListedPlacesProps extends Pick<PlaceListState, 'groups' | 'narrowed' | 'ordered' | 'usual'> {
  readonly content: PicturedPlaceList;
  /** Path of the screen. */
  readonly path: string;
}

/** How many cards a list shows before a reader unfolds more: what a thumb scrolls through without losing heart. */
const cardsAtFirst = 21;

/** Of the section that stands in the groups' place while the list is ordered. */
export const orderedId = 'ordered';

/**
 * The places of a list, in the guide's own groups or in the order that its visitor wants. Sections whose cards are still to go stand
 * hidden behind the others.
 */
export const ListedPlaces = memo(function ListedPlaces({
  ordered,
  groups,
  narrowed,
  usual,
  content,
  path,
}: ListedPlacesProps) {
  const drawn = useMemo(() => drawnGroups(content, isPictured(content)), [content]);
  const sections = useMemo(
    () => (ordered ? [orderedSection({ ordered, usual }, content)] : groupSections({ groups, narrowed }, drawn)),
    [ordered, usual, groups, narrowed, drawn, content],
  );
  const cards = useMemo(() => cardsOf(sections), [sections]);
  const { made, leaving } = useMadeGradually(cards);
  const shares = useMemo(() => sharesOf(cards), [cards]);
  const going = useMemo(() => sharesOf(leaving), [leaving]);
  const pauses = useMemo(() => pausesIn(content), [content]);
  const ids = new Set(sections.map(({ id }) => id));
  const gone = new Map(
    leaving.filter(({ section }) => !ids.has(section.id)).map(({ section }) => [section.id, section] as const),
  );
  return [...sections, ...gone.values()].map((section, index, all) => (
    <ListedSection
      key={section.id}
      section={section}
      below={fillAPhone(all.slice(0, index))}
      hidden={!ids.has(section.id)}
      cards={shares.get(section.id)}
      made={made}
      leaving={going.get(section.id)}
      pauses={pauses}
      content={content}
      path={path}
    />
  ));
});

/** Whether so many cards stand in the open that whatever follows them is below the first screen of any phone. */
function fillAPhone(sections: readonly SectionOfCards[]): boolean {
  const open = sections.map(({ entries, atFirst }) => Math.min(entries.length, atFirst));
  return open.reduce((sum, count) => sum + count, 0) >= phoneful;
}

function orderedSection(
  { ordered, usual }: { readonly ordered: NonNullable<PlaceListState['ordered']>; readonly usual: boolean },
  content: PicturedPlaceList,
): SectionOfCards {
  const { entries, order, here } = ordered;
  return {
    id: orderedId,
    title: orderedTitle({ ordered, usual }),
    line: listCopy.orderedLine[order],
    entries,
    atFirst: shownAtFirst([entries.length], cardsAtFirst)[0] ?? cardsAtFirst,
    drawn: drawnTogether(entries, content),
    here: here?.at,
  };
}

function groupSections(
  { groups, narrowed }: Pick<ListedPlacesProps, 'groups' | 'narrowed'>,
  drawn: ReturnType<typeof drawnGroups>,
): SectionOfCards[] {
  // Who has narrowed the list wants to see what is left of it.
  const atFirst = narrowed
    ? []
    : shownAtFirst(
        groups.map(({ shown }) => shown.length),
        cardsAtFirst,
      );
  return groups
    .map(({ id, title, line, shown, locked }, index) => ({
      id,
      title,
      line,
      entries: shown,
      locked,
      atFirst: atFirst[index] ?? shown.length,
      drawn: drawn[index] ?? undrawn,
    }))
    .filter(({ entries }) => entries.length > 0);
}

const undrawn = { cards: false, locked: false };

/** Whether a picture of its own stands on a place's card: a list that comes from the service has none. */
const isPictured =
  ({ pictures }: PicturedPlaceList) =>
  ({ id, picture }: ShownEntry['place']): boolean =>
    picture !== undefined && pictures?.[id] !== undefined;

/** Whether the cards are drawn that stand in one order. */
function drawnTogether(entries: readonly ShownEntry[], content: PicturedPlaceList) {
  const drawn = entries.map(({ place }) => place).filter((place) => !isPictured(content)(place));
  const [cards = false] = drawnApart([drawn], content.vignette === undefined ? [] : [content.vignette]);
  return { cards, locked: false };
}

/** Names the order that a list stands in. */
export function orderedTitle({ ordered, usual }: Pick<PlaceListState, 'ordered' | 'usual'>): string {
  return ordered ? listCopy.ordered[ordered.order](usual) : '';
}
