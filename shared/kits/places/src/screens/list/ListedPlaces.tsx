import { Section } from '@odysseus/page';
import { memo, useMemo } from 'react';
import { drawnApart } from '../../logic/drawnApart';
import { drawnGroups } from '../../logic/drawnGroups';
import { shownAtFirst } from '../../logic/shownAtFirst';
import type { PicturedPlaceList } from '../picturedPlaceList';
import { CardGroup, cardNames } from './CardGroup';
import { listCopy } from './copy';
import { useMadeGradually } from './useMadeGradually';
import type { PlaceListState, ShownEntry } from './usePlaceList';

interface ListedPlacesProps extends Pick<PlaceListState, 'groups' | 'narrowed' | 'ordered' | 'usual'> {
  readonly content: PicturedPlaceList;
  /** Path of the screen. */
  readonly path: string;
  /** Whether it is drawn at a visitor's wish, not with the page. */
  readonly late: boolean;
}

/** How many cards a list shows before a reader unfolds more: what a thumb scrolls through without losing heart. */
const cardsAtFirst = 23;

/** Of the section that stands in the groups' place while the list is ordered. */
export const orderedId = 'ordered';

/** The places of a list, in the guide's own groups or in the order that its visitor wants. */
export const ListedPlaces = memo(function ListedPlaces({ ordered, groups, ...props }: ListedPlacesProps) {
  return ordered ? <Ordered ordered={ordered} {...props} /> : <Groups groups={groups} {...props} />;
});

type OrderedProps = Omit<ListedPlacesProps, 'groups' | 'ordered'> & {
  readonly ordered: NonNullable<PlaceListState['ordered']>;
};

function Ordered({ ordered, usual, content, path, late }: OrderedProps) {
  const { entries } = ordered;
  const group = { id: orderedId, entries, atFirst: cardsAtFirst };
  const names = useMemo(() => cardNames([{ id: orderedId, entries, atFirst: cardsAtFirst }]), [entries]);
  const made = useMadeGradually(names, late);
  return (
    <Section id={orderedId} title={orderedTitle({ ordered, usual })} line={listCopy.orderedLine[ordered.order]}>
      <CardGroup
        {...group}
        content={content}
        path={path}
        made={made}
        drawn={drawnTogether(entries, content)}
        here={ordered.here?.at}
      />
    </Section>
  );
}

function Groups({ groups, narrowed, content, path, late }: Omit<ListedPlacesProps, 'ordered'>) {
  const drawn = useMemo(() => drawnGroups(content, isPictured(content)), [content]);
  const drawnAt = useMemo(() => {
    // Who has narrowed the list wants to see what is left of it.
    const atFirst = narrowed
      ? []
      : shownAtFirst(
          groups.map(({ shown }) => shown.length),
          cardsAtFirst,
        );
    return groups.map((group, index) => ({ ...group, entries: group.shown, atFirst: atFirst[index] }));
  }, [groups, narrowed]);
  const names = useMemo(() => cardNames(drawnAt), [drawnAt]);
  const made = useMadeGradually(names, late);
  return drawnAt.map(({ id, title, line, entries, locked, atFirst }, index) =>
    entries.length > 0 ? (
      <Section key={id} id={id} title={title} line={line}>
        <CardGroup
          id={id}
          content={content}
          path={path}
          entries={entries}
          locked={locked}
          atFirst={atFirst}
          made={made}
          drawn={drawn[index] ?? undrawn}
        />
      </Section>
    ) : null,
  );
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
