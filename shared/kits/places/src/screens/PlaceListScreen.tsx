import { type CompiledPlaceList, entriesOf } from '@odysseus/model';
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
import { useOpenByFragment, type PictureFiles } from '@odysseus/ui';
import type { ReactNode } from 'react';
import { placeListHead } from './placeListHead';
import { placeCopy } from '../logic/copy';
import { shownAtFirst } from '../logic/shownAtFirst';
import { FilterBar } from './FilterBar';
import { LockedPlaceCard } from './LockedPlaceCard';
import { LockedCards } from './LockedPlaceCard.styles';
import { PlaceCard } from './PlaceCard';
import { Cards, Introduction, Rest } from './PlaceListScreen.styles';
import { useFilters } from './useFilters';

/** A list together with the addresses of its places' pictures, by id of the place; a list that comes from the service has none. */
export type PicturedPlaceList = CompiledPlaceList & { readonly pictures?: Readonly<Record<string, PictureFiles>> };

interface PlaceListScreenProps {
  readonly content: PicturedPlaceList;
  /** Path of this screen. */
  readonly path: string;
}

/** From this many places on, a list can be narrowed. */
const filteredFrom = 8;

/** How many cards a list shows before a reader unfolds more: what a thumb scrolls through without losing heart. */
const cardsAtFirst = 23;

/** A themed list of places, in groups, with its own blocks of advice. */
export function PlaceListScreen({ content, path }: PlaceListScreenProps) {
  const root = useOpenByFragment<HTMLElement>();
  const filters = useFilters(content.city, Object.values(content.places));
  const all = entriesOf(content).length;
  const groups = content.groups.map((group, index) => ({
    ...group,
    id: `group-${index + 1}`,
    shown: group.entries.flatMap((entry) => {
      const place = content.places[entry.place];
      return place && filters.shows(place) ? [{ entry, place }] : [];
    }),
    // Of a locked place nothing is told that a filter asks for.
    locked: filters.chosen.size === 0 ? (group.locked ?? []) : [],
  }));
  const first = content.first ?? [];
  const dependsOnTraveller = Object.values(content.places).some(({ price }) =>
    price.some(({ ages, residency }) => ages !== undefined || residency !== undefined),
  );
  // Who has narrowed the list wants to see what is left of it.
  const atFirst =
    filters.chosen.size > 0
      ? []
      : shownAtFirst(
          groups.map(({ shown }) => shown.length),
          cardsAtFirst,
        );
  const card = ({ entry, place }: (typeof groups)[number]['shown'][number]) => (
    <PlaceCard
      key={entry.place}
      place={place}
      entry={entry}
      content={content}
      path={path}
      picture={content.pictures?.[place.id]}
    />
  );
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
        </Section>
      ) : null}
      <Blocks folded={all > 0} blocks={first} content={content} id="first" />
      <Contents
        label={placeCopy.contents}
        sections={[
          ...groups.map(({ id, title, shown }) => ({ id, title, count: shown.length })),
          ...content.blocks.map(({ title }, index) => ({ id: `block-${index + 1}`, title })),
        ]}
      />
      {all >= filteredFrom ? (
        <FilterBar
          filters={filters}
          shown={new Set(groups.flatMap(({ shown }) => shown.map(({ place }) => place.id))).size}
          all={all}
          fares={dependsOnTraveller}
        />
      ) : null}
      {groups.map(({ id, title, line, shown, locked }, index) =>
        shown.length > 0 ? (
          <Section key={id} id={id} title={title} line={line}>
            <PartOfCards
              cards={shown.map(card)}
              names={shown.map(({ place }) => place.name)}
              atFirst={atFirst[index]}
            />
            {locked.length > 0 ? (
              <LockedCards>
                {locked.map((place) => (
                  <li key={place.id}>
                    <LockedPlaceCard place={place} />
                  </li>
                ))}
              </LockedCards>
            ) : null}
          </Section>
        ) : null,
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

/** The cards of a group: the first of them, and the others at a reader's wish. @param atFirst absent for all */
function PartOfCards({
  cards,
  names,
  atFirst = cards.length,
}: {
  readonly cards: readonly ReactNode[];
  readonly names: readonly string[];
  readonly atFirst: number | undefined;
}) {
  return (
    <>
      <Cards>{cards.slice(0, atFirst)}</Cards>
      {cards.length > atFirst ? (
        <Rest>
          <summary>{placeCopy.others(names.slice(atFirst))}</summary>
          <Cards>{cards.slice(atFirst)}</Cards>
        </Rest>
      ) : null}
    </>
  );
}
