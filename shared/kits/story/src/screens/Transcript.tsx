import { Section } from '@odysseus/page';
import { memo } from 'react';
import { sayYear } from '../logic/storyTime';
import type { Chapter, Landmark } from '../logic/compiledStory';
import { storyCopy } from './copy';
import { FoldedChapter, Spoken, TimeButton } from './Panels.styles';
import type { StoryPlayer } from './StoryPlayer';

/** The text twin of the player: all that is said, with its time, and all that rises and goes, with its dates. */
export const Transcript = memo(function Transcript({ player }: { readonly player: StoryPlayer }) {
  const { chapters, timeline } = player.story;
  const { title, line } = storyCopy.transcript;
  return (
    <Section id="transcript" title={title} line={line}>
      {chapters.map((chapter, index) => (
        <TranscriptChapter
          key={chapter.id}
          chapter={chapter}
          onPlay={(seconds) => {
            player.act({ do: 'open', chapter: index, seconds });
            player.act({ do: 'play' });
          }}
        />
      ))}
      <FoldedChapter>
        <summary>{storyCopy.timelineText}</summary>
        {timeline.landmarks.map((landmark) => (
          <LandmarkDates key={landmark.id} landmark={landmark} />
        ))}
      </FoldedChapter>
    </Section>
  );
});

function TranscriptChapter({
  chapter,
  onPlay,
}: {
  readonly chapter: Chapter;
  readonly onPlay: (seconds: number) => void;
}) {
  const { title, dates, captions, still } = chapter;
  return (
    <FoldedChapter>
      <summary>
        {title} <span>{dates}</span>
      </summary>
      <p>{still.alt}</p>
      <Spoken>
        {captions.map(({ at, text }) => (
          <div key={at} style={{ display: 'contents' }}>
            <dt>
              <TimeButton
                type="button"
                aria-label={storyCopy.transcript.from(storyCopy.clock(at), title)}
                onClick={() => onPlay(at)}
              >
                {storyCopy.clock(at)}
              </TimeButton>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Spoken>
    </FoldedChapter>
  );
}

function LandmarkDates({ landmark: { name, changes } }: { readonly landmark: Landmark }) {
  return (
    <>
      <h3>{name}</h3>
      <ul>
        {changes.map(({ year, until, text }) => (
          <li key={`${year} ${text}`}>
            {until === undefined || until === year ? sayYear(year) : `${sayYear(year)} to ${sayYear(until)}`}: {text}
          </li>
        ))}
      </ul>
    </>
  );
}
