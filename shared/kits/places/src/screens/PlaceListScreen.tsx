import {
  Blocks,
  Contents,
  ScreenHeader,
  Section,
  HowKnown,
  PrintFoot,
  pageCopy,
  placeShares,
  shareLine,
  Typeset,
  vignetteOf,
} from '@odysseus/page';
import { TellHead } from '@odysseus/runtime';
import { useOpenByFragment } from '@odysseus/ui';
import { useMemo, useRef } from 'react';
import { placeCopy } from '../logic/copy';
import { drawnApart } from '../logic/drawnApart';
import { drawnGroups } from '../logic/drawnGroups';
import { shownAtFirst } from '../logic/shownAtFirst';
import { CardGroup } from './list/CardGroup';
import { FilterBar } from './list/FilterBar';
import { FilterSheet } from './list/FilterSheet';
import { listCopy } from './list/copy';
import { usePlaceList, type PlaceListState, type ShownEntry } from './list/usePlaceList';
import type { PicturedPlaceList } from './picturedPlaceList';
import { placeListHead } from './placeListHead';
import { Introduction } from './PlaceListScreen.styles';

interface PlaceListScreenProps {
  readonly content: PicturedPlaceList;
  /** Path of this screen. */
  readonly path: string;
}

/** From this many places on, a list can be narrowed and ordered. */
const filteredFrom = 8;

/** How many cards a list shows before a reader unfolds more: what a thumb scrolls through without losing heart. */
const cardsAtFirst = 23;

/** Of the section that stands in the groups' place while the list is ordered. */
const orderedId = 'ordered';

/** A themed list of places, in groups, with its own blocks of advice. */
export function PlaceListScreen({ content, path }: PlaceListScreenProps) {
  const root = useOpenByFragment<HTMLElement>();
  const bar = useRef<HTMLFieldSetElement>(null);
  const list = usePlaceList(content);
  const { all, ordered } = list;
  const { first = [] } = content;
  const { city } = content;
  const isAnswered = all > 0 && content.answer === 'first';
  return (
    <article ref={root}>
      {globalThis.PRERENDERING ? <TellHead head={placeListHead(content, path)} /> : null}
      <ScreenHeader
        title={content.title}
        lead={content.lead}
        introduction={all > 0 ? [] : content.introduction}
        known={shareLine(placeShares(Object.values(content.places)))}
        vignette={content.vignette ? vignetteOf(content.vignette) : undefined}
      />
      {all > 0 ? (
        <Section folded id="about" title={placeCopy.about}>
          <Introduction>
            {content.introduction.map((paragraph) => (
              <p key={paragraph}>
                <Typeset text={paragraph} />
              </p>
            ))}
          </Introduction>
          {isAnswered ? null : <Blocks folded blocks={first} content={content} id="first" />}
        </Section>
      ) : null}
      {all === 0 ? <Blocks blocks={first} content={content} id="first" /> : null}
      <Contents label={placeCopy.contents} sections={sectionsOf(list, content)}>
        {all >= filteredFrom ? <FilterSheet list={list} city={city} start={bar} /> : null}
      </Contents>
      {isAnswered ? <Blocks blocks={first} content={content} id="first" /> : null}
      {all >= filteredFrom ? <FilterBar list={list} city={city} bar={bar} /> : null}
      {ordered ? (
        <Section id={orderedId} title={orderedTitle(list)} line={listCopy.orderedLine[ordered.order]}>
          <CardGroup
            content={content}
            path={path}
            entries={ordered.entries}
            atFirst={cardsAtFirst}
            drawn={drawnTogether(ordered.entries, content)}
            late
            here={ordered.here?.at}
          />
        </Section>
      ) : (
        <Groups list={list} content={content} path={path} />
      )}
      <Blocks folded={all > 0} blocks={content.blocks} content={content} id="block" />
      {content.links ? (
        <Section folded={all > 0} id="links" title={pageCopy.links}>
          <HowKnown links={content.links} />
        </Section>
      ) : null}
      <PrintFoot path={path} edited={content.edited} />
    </article>
  );
}

/** The places in the guide's own groups. */
function Groups({ list, content, path }: PlaceListScreenProps & { readonly list: PlaceListState }) {
  const { groups, narrowed } = list;
  const drawn = useMemo(() => drawnGroups(content, isPictured(content)), [content]);
  // Who has narrowed the list wants to see what is left of it.
  const atFirst = narrowed
    ? []
    : shownAtFirst(
        groups.map(({ shown }) => shown.length),
        cardsAtFirst,
      );
  return groups.map(({ id, title, line, shown, locked }, index) =>
    shown.length > 0 ? (
      <Section key={id} id={id} title={title} line={line}>
        <CardGroup
          content={content}
          path={path}
          entries={shown}
          locked={locked}
          atFirst={atFirst[index]}
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

function orderedTitle({ ordered, usual }: PlaceListState): string {
  return ordered ? listCopy.ordered[ordered.order](usual) : '';
}

/** Where the line that stays in sight leads. */
function sectionsOf(list: PlaceListState, { answer, first = [], blocks }: PicturedPlaceList) {
  return [
    ...(answer === 'first' ? first.map(({ title }, index) => ({ id: `first-${index + 1}`, title })) : []),
    ...(list.ordered
      ? [{ id: orderedId, title: orderedTitle(list), count: list.shown }]
      : list.groups
          .filter(({ shown }) => shown.length > 0)
          .map(({ id, title, shown }) => ({ id, title, count: shown.length }))),
    ...blocks.map(({ title }, index) => ({ id: `block-${index + 1}`, title })),
  ];
}
