import { type CompiledPlaceList, entriesOf } from '@odysseus/model';
import {
  Blocks,
  Contents,
  ScreenHeader,
  Section,
  HowKnown,
  pageCopy,
  placeShares,
  shareLine,
  vignetteOf,
} from '@odysseus/page';
import { TellHead } from '@odysseus/runtime';
import type { PictureFiles } from '@odysseus/ui';
import { placeListHead } from './placeListHead';
import { placeCopy } from '../logic/copy';
import { FilterBar } from './FilterBar';
import { LockedPlaceCard } from './LockedPlaceCard';
import { LockedCards } from './LockedPlaceCard.styles';
import { PlaceCard } from './PlaceCard';
import { Cards } from './PlaceListScreen.styles';
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

/** A themed list of places, in groups, with its own blocks of advice. */
export function PlaceListScreen({ content, path }: PlaceListScreenProps) {
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
  return (
    <article>
      {globalThis.PRERENDERING ? <TellHead head={placeListHead(content, path)} /> : null}
      <ScreenHeader
        title={content.title}
        lead={content.lead}
        introduction={content.introduction}
        known={shareLine(placeShares(Object.values(content.places)))}
        vignette={content.vignette ? vignetteOf(content.vignette) : undefined}
      />
      <Contents
        label={placeCopy.contents}
        sections={[
          ...first.map(({ title }, index) => ({ id: `first-${index + 1}`, title })),
          ...groups.map(({ id, title }) => ({ id, title })),
          ...content.blocks.map(({ title }, index) => ({ id: `block-${index + 1}`, title })),
        ]}
      />
      <Blocks blocks={first} content={content} id="first" />
      {all >= filteredFrom ? (
        <FilterBar
          filters={filters}
          shown={new Set(groups.flatMap(({ shown }) => shown.map(({ place }) => place.id))).size}
          all={all}
          fares={dependsOnTraveller}
        />
      ) : null}
      {groups.map(({ id, title, line, shown, locked }) =>
        shown.length > 0 ? (
          <Section key={id} id={id} title={title} line={line}>
            <Cards>
              {shown.map(({ entry, place }) => (
                <PlaceCard
                  key={entry.place}
                  place={place}
                  entry={entry}
                  content={content}
                  path={path}
                  picture={content.pictures?.[place.id]}
                />
              ))}
            </Cards>
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
      <Blocks blocks={content.blocks} content={content} id="block" />
      {content.links ? (
        <Section deferred id="links" title={pageCopy.links}>
          <HowKnown links={content.links} />
        </Section>
      ) : null}
    </article>
  );
}
