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
import { memo, useMemo, useRef } from 'react';
import { placeCopy } from '../logic/copy';
import { withoutNights } from '../logic/withoutNights';
import { FilterBar } from './list/FilterBar';
import { FilterSheet } from './list/FilterSheet';
import { ListedPlaces, orderedId, orderedTitle } from './list/ListedPlaces';
import { ParserPause } from './list/ParserPause';
import { usePlaceList, type PlaceListState } from './list/usePlaceList';
import type { PicturedPlaceList } from './picturedPlaceList';
import { placeListHead } from './placeListHead';
import { Introduction } from './PlaceListScreen.styles';
import { RulesAhead } from './RulesAhead';

interface PlaceListScreenProps {
  readonly content: PicturedPlaceList;
  /** Path of this screen. */
  readonly path: string;
}

/** From this many places on, a list can be narrowed and ordered. */
const filteredFrom = 8;

/** A themed list of places, in groups, with its own blocks of advice. */
export function PlaceListScreen({ content: told, path }: PlaceListScreenProps) {
  const content = useMemo(() => withoutNights(told), [told]);
  const root = useOpenByFragment<HTMLElement>();
  const bar = useRef<HTMLFieldSetElement>(null);
  const list = usePlaceList(content);
  const { all } = list;
  const { city } = content;
  return (
    <article ref={root}>
      {globalThis.PRERENDERING ? <TellHead head={placeListHead(content, path)} /> : null}
      <AboveList content={content} all={all} />
      {all >= filteredFrom ? <ParserPause /> : null}
      <Contents label={placeCopy.contents} sections={sectionsOf(list, content)}>
        {all >= filteredFrom ? <FilterSheet list={list} city={city} start={bar} /> : null}
      </Contents>
      {all > 0 && isAnswer(content) ? <Answer content={content} /> : null}
      {all >= filteredFrom ? <FilterBar list={list} city={city} bar={bar} /> : null}
      <ListedPlaces
        content={content}
        path={path}
        groups={list.groups}
        narrowed={list.narrowed}
        ordered={list.ordered}
        usual={list.usual}
      />
      <BelowList content={content} path={path} all={all} />
      <RulesAhead />
    </article>
  );
}

interface AroundListProps {
  readonly content: PicturedPlaceList;
  /** How many places the list holds. */
  readonly all: number;
}

/** What is chosen of a list concerns nothing of what stands around it. */
const AboveList = memo(function AboveList({ content, all }: AroundListProps) {
  const { first = [] } = content;
  return (
    <>
      <ScreenHeader
        title={content.title}
        lead={content.lead}
        introduction={all > 0 ? [] : content.introduction}
        known={shareLine(placeShares(Object.values(content.places)))}
        vignette={content.vignette ? vignetteOf(content.vignette) : undefined}
      />
      {all > 0 ? (
        <Section folded id="about" title={placeCopy.about} told={toldBefore(content)}>
          <Introduction>
            {content.introduction.map((paragraph) => (
              <p key={paragraph}>
                <Typeset text={paragraph} />
              </p>
            ))}
          </Introduction>
          {isAnswer(content) ? null : <Blocks folded blocks={first} content={content} id="first" />}
        </Section>
      ) : (
        <Blocks blocks={first} content={content} id="first" />
      )}
    </>
  );
});

/** What is to be known before the places, by the titles of its parts. */
function toldBefore(content: PicturedPlaceList): string | undefined {
  return isAnswer(content) ? undefined : content.first?.map(({ title }) => title).join(' · ');
}

/** Whether people come for what stands before the places. */
const isAnswer = ({ answer }: PicturedPlaceList): boolean => answer === 'first';

const Answer = memo(function Answer({ content }: Pick<AroundListProps, 'content'>) {
  return <Blocks blocks={content.first ?? []} content={content} id="first" />;
});

const BelowList = memo(function BelowList({ content, path, all }: AroundListProps & { readonly path: string }) {
  return (
    <>
      <Blocks below={all > 0} folded={all > 0} blocks={content.blocks} content={content} id="block" />
      {content.links ? (
        <Section below={all > 0} folded={all > 0} id="links" title={pageCopy.links}>
          <HowKnown links={content.links} />
        </Section>
      ) : null}
      <PrintFoot path={path} edited={content.edited} />
    </>
  );
});

/** Where the line that stays in sight leads. */
function sectionsOf(list: PlaceListState, content: PicturedPlaceList) {
  const { first = [], blocks } = content;
  return [
    ...(isAnswer(content) ? first.map(({ title }, index) => ({ id: `first-${index + 1}`, title })) : []),
    ...(list.ordered
      ? [{ id: orderedId, title: orderedTitle(list), count: list.shown }]
      : list.groups
          .filter(({ shown }) => shown.length > 0)
          .map(({ id, title, shown }) => ({ id, title, count: shown.length }))),
    ...blocks.map(({ title }, index) => ({ id: `block-${index + 1}`, title })),
  ];
}
