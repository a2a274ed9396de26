import { boardCopy, happenedId, HelpBoard } from '@odysseus/danger/screens';
import { Contents, pageCopy } from '@odysseus/page';
import { placeListHead } from '@odysseus/places/screens';
import { TellHead } from '@odysseus/runtime';
import { useOpenByFragment } from '@odysseus/ui';
import { laterMark } from '@odysseus/ui/later';
import { emergencyCopy } from './copy';
import { Body, Chapters, HowMuch } from './EmergencyScreen.styles';
import { emergencyChapters, emergencyParts, type EmergencyChapter } from '../logic/emergencyParts';
import { FoldedPart } from './FoldedPart';
import { HelpHeader } from './HelpHeader';
import { NearestHelp } from './NearestHelp';
import type { PicturedEmergency } from './picturedEmergency';
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
  const parts = emergencyParts(content);
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
      <Contents label={pageCopy.contents} sections={sectionsOf(content, parts)} />
      <Chapters>
        {emergencyChapters.map((chapter) =>
          parts[chapter].length > 0 ? (
            <section key={chapter} {...laterMark(true)} aria-labelledby={chapterId(chapter)}>
              <h2 id={chapterId(chapter)}>{emergencyCopy.chapters[chapter]}</h2>
              {chapter === 'calls' ? <HowMuch>{emergencyCopy.known(hasEuropeanNumber)}</HowMuch> : null}
              {chapter === 'steps' && help ? <HowMuch>{emergencyCopy.inDetail}</HowMuch> : null}
              {parts[chapter].map((part) => (
                <FoldedPart key={'id' in part ? part.id : part.of} part={part} content={content} path={path} />
              ))}
            </section>
          ) : null,
        )}
      </Chapters>
      {help ? <PrintSheet help={help} path={path} list={content} /> : null}
    </article>
  );
}

const chapterId = (chapter: EmergencyChapter): string => `chapter-${chapter}`;

/** Where the line that stays in sight leads. */
function sectionsOf({ help, groups }: PicturedEmergency, parts: ReturnType<typeof emergencyParts>) {
  return [
    ...(help
      ? [{ id: happenedId, title: boardCopy.en.whatHappened, count: help.groups.flatMap(({ kinds }) => kinds).length }]
      : []),
    ...emergencyChapters
      .flatMap((chapter) => parts[chapter])
      .flatMap((part) => {
        switch (part.of) {
          case 'introduction':
            return [{ id: part.of, title: emergencyCopy.introduction }];
          case 'block':
            return [{ id: part.id, title: part.block.title }];
          case 'group': {
            const group = groups[part.index];
            return group ? [{ id: part.id, title: group.title, count: group.entries.length }] : [];
          }
          case 'links':
            return [{ id: part.of, title: pageCopy.links }];
        }
      }),
  ];
}
