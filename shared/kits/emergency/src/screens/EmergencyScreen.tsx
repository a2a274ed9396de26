import { boardCopy, happenedId, HelpBoard } from '@odysseus/danger/screens';
import type { CompiledPlaceList, Block } from '@odysseus/model';
import { BlockContent, Contents, HowKnown, pageCopy, Typeset } from '@odysseus/page';
import { drawnGroups } from '@odysseus/places';
import { placeListHead, PlaceCard, Cards } from '@odysseus/places/screens';
import { TellHead } from '@odysseus/runtime';
import { useOpenByFragment } from '@odysseus/ui';
import { emergencyCopy } from './copy';
import { Body, HowMuch, Paragraph } from './EmergencyScreen.styles';
import { Folded } from './Folded';
import { groupId } from '../logic/groupOf';
import { HelpHeader } from './HelpHeader';
import { NearestHelp } from './NearestHelp';
import type { PicturedEmergency } from './picturedEmergency';
import { PlaceActions } from './PlaceActions';
import { PrintSheet } from './PrintSheet';
import { useStandpoint } from './useStandpoint';

interface EmergencyScreenProps {
  /** A list screen that holds help in danger. */
  readonly content: PicturedEmergency;
  /** Path of this screen. */
  readonly path: string;
}

/** The emergency page of a city: numbers, then what happened, then how sure the numbers are, and all else that the list tells, folded. */
export function EmergencyScreen({ content, path }: EmergencyScreenProps) {
  const standpoint = useStandpoint(content);
  const page = useOpenByFragment<HTMLElement>();
  const { help } = content;
  const hasEuropeanNumber = Object.values(help?.book.numbers ?? {}).some(({ number }) => number === '112');
  return (
    <article data-urgent="" data-prints-sheet={help ? '' : undefined} ref={page}>
      {globalThis.PRERENDERING ? <TellHead head={placeListHead(content, path)} /> : null}
      <HelpHeader title={content.title} line={content.lead} />
      {help ? (
        <Body>
          <HelpBoard
            {...help}
            nearest={(kind) => <NearestHelp kind={kind} content={content} standpoint={standpoint} />}
          />
        </Body>
      ) : null}
      {/* Below the numbers, which need the first screen whole. */}
      <Contents label={pageCopy.contents} sections={sectionsOf(content)} />
      <Body>
        <section aria-labelledby="more-help">
          <h2 id="more-help">{emergencyCopy.more}</h2>
          <HowMuch>{emergencyCopy.known(hasEuropeanNumber)}</HowMuch>
          <Folded id="introduction" title={emergencyCopy.introduction}>
            {content.introduction.map((paragraph) => (
              <Paragraph key={paragraph}>
                <Typeset text={paragraph} />
              </Paragraph>
            ))}
          </Folded>
          <FoldedBlocks blocks={content.first ?? []} content={content} id="first" />
          <Groups content={content} path={path} />
          <FoldedBlocks blocks={content.blocks} content={content} id="block" />
          {content.links ? (
            <Folded id="links" title={pageCopy.links}>
              <HowKnown links={content.links} />
            </Folded>
          ) : null}
        </section>
      </Body>
      {help ? <PrintSheet help={help} path={path} list={content} /> : null}
    </article>
  );
}

/** Where the line that stays in sight leads. */
function sectionsOf({ help, first = [], groups, blocks, links }: PicturedEmergency) {
  const blockSections = (all: readonly Block[], id: string) =>
    all.map(({ title }, index) => ({ id: `${id}-${index + 1}`, title }));
  return [
    ...(help
      ? [{ id: happenedId, title: boardCopy.en.whatHappened, count: help.groups.flatMap(({ kinds }) => kinds).length }]
      : []),
    { id: 'introduction', title: emergencyCopy.introduction },
    ...blockSections(first, 'first'),
    ...groups.map(({ title, entries }, index) => ({ id: groupId(index), title, count: entries.length })),
    ...blockSections(blocks, 'block'),
    ...(links ? [{ id: 'links', title: pageCopy.links }] : []),
  ];
}

function FoldedBlocks({
  blocks,
  content,
  id,
}: {
  readonly blocks: readonly Block[];
  readonly content: CompiledPlaceList;
  readonly id: string;
}) {
  return blocks.map((block, index) => (
    <Folded key={block.title} id={`${id}-${index + 1}`} title={block.title} line={block.line}>
      <BlockContent block={block} content={content} />
    </Folded>
  ));
}

function Groups({ content, path }: EmergencyScreenProps) {
  const drawn = drawnGroups(content, () => false);
  return content.groups.map(({ title, line, entries }, index) => {
    return (
      <Folded key={title} id={groupId(index)} title={title} line={line}>
        <Cards>
          {entries.flatMap((entry) => {
            const place = content.places[entry.place];
            return place
              ? [
                  <PlaceCard
                    key={entry.place}
                    place={place}
                    entry={entry}
                    city={content.city}
                    light={content.light[place.id]}
                    path={path}
                    drawn={drawn[index]?.cards ?? false}
                    actions={<PlaceActions place={place} />}
                  />,
                ]
              : [];
          })}
        </Cards>
      </Folded>
    );
  });
}
