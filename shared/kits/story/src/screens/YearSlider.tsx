import { Button } from '@odysseus/ui';
import { useMemo } from 'react';
import { sayYear } from '../logic/storyTime';
import { storyCopy } from './copy';
import { fullestYear } from '../logic/landmarkState';
import { Landmarks } from './Landmarks';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';
import { Head, Line, Marks, Year, Years } from './YearSlider.styles';
import { shareOfYear, yearMarks } from '../logic/yearStops';

interface YearSliderProps {
  readonly player: StoryPlayer;
  readonly shown: PlayerSnapshot;
}

/** All the years of the story in one slider, and what stood in each: at first a year in which most does, then the player's. */
export function YearSlider({ player, shown }: YearSliderProps) {
  const { story, stops, act } = player;
  const last = stops.length - 1;
  const { landmarks } = story.timeline;
  const fullest = useMemo(() => fullestYear(landmarks, stops), [landmarks, stops]);
  const marks = useMemo(() => yearMarks(stops), [stops]);
  const isUntouched = shown.view === 'chapter' && shown.chapter === 0 && shown.seconds === 0 && !shown.playing;
  const at = isUntouched ? fullest : shown.year;
  const stop = Math.round(shareOfYear(stops, at) * last);
  const chapter = story.chapters[shown.chapter];
  const year = sayYear(at);
  return (
    <Years role="group" aria-labelledby="story-years">
      <Head>
        <h2 id="story-years">{storyCopy.years.title}</h2>
        <Year>{year}</Year>
      </Head>
      <Line>{storyCopy.years.line}</Line>
      <input
        type="range"
        aria-label={storyCopy.years.slider}
        aria-valuetext={year}
        min={0}
        max={last}
        step={1}
        value={stop}
        onChange={(event) => act({ do: 'year', stop: Number(event.target.value) })}
      />
      <Marks aria-hidden="true">
        {marks.map(({ year: marked, share }) => (
          <span key={marked} style={{ insetInlineStart: `${(share * 100).toFixed(2)}%` }}>
            {sayYear(marked)}
          </span>
        ))}
      </Marks>
      <Landmarks landmarks={landmarks} chapter={chapter} year={at} stops={stops} />
      {shown.view === 'years' && chapter ? (
        <Button kind="secondary" onClick={() => act({ do: 'open', chapter: shown.chapter })}>
          {storyCopy.years.backTo(chapter.title)}
        </Button>
      ) : null}
    </Years>
  );
}
