import { pageCopy } from '@odysseus/page';
import { Button, type PictureFiles } from '@odysseus/ui';
import { useRef, type Ref } from 'react';
import { sayYear } from '../logic/storyTime';
import { storyCopy } from './copy';
import type { SceneModules } from './scene';
import { Canvas, Dates, Illustration, Name, Stage, Start, Title, View, Words, Year } from './StageFrame.styles';
import { Stills } from './Stills';
import { StoryIcon } from './StoryIcon';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';
import { useDrawing, type DrawingChoice } from './useDrawing';
import { sceneKeyOf, useTheatre, type StageState } from './useTheatre';

interface StageFrameProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly player: StoryPlayer;
  readonly shown: PlayerSnapshot;
  readonly scenes: SceneModules;
  readonly pictures: Readonly<Record<string, PictureFiles>>;
  readonly seen: boolean;
}

/** The stage: the chapter's scene in 3D where it can be drawn, its picture where not and until it is. */
export function StageFrame({ ref, player, shown, scenes, pictures, seen }: StageFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const choice = useDrawing();
  const { state, retry } = useTheatre({ player, scenes, container, choice, seen }, sceneKeyOf(player, shown));
  const chapter = player.story.chapters[shown.chapter];
  const inPictures = choice.drawing.kind === 'pictures';
  const drawn = !inPictures && state === 'drawn';
  // Who stops to look at the scene sees it whole.
  const waits = !shown.playing && (shown.ended || (shown.view === 'chapter' && shown.seconds === 0));
  if (!chapter) return null;
  return (
    <Stage ref={ref} data-drawing={inPictures ? 'pictures' : state}>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the pointer alone: the button below has the same for everyone */}
      <View onClick={() => player.act({ do: shown.playing ? 'pause' : 'play' })}>
        <Stills picture={pictures[chapter.still.picture]} name={chapter.still.picture} alt={chapter.still.alt} />
        <Canvas ref={container} data-visible={drawn} aria-hidden="true" />
        <Title key={`${shown.view} ${chapter.id}`}>
          <Dates>{shown.view === 'years' ? storyCopy.years.title : chapter.dates}</Dates>
          <Name>{shown.view === 'years' ? storyCopy.years.open(chapter.title) : chapter.title}</Name>
        </Title>
        {/* A picture shows one year of its chapter, whatever the player has come to. */}
        {drawn ? <Year aria-hidden="true">{sayYear(shown.year)}</Year> : null}
        {waits ? (
          <Start aria-hidden="true">
            <StoryIcon sign={shown.ended ? 'again' : 'play'} size={34} />
          </Start>
        ) : null}
        <Illustration>{pageCopy.illustration}</Illustration>
      </View>
      <StageWords choice={choice} state={state} onRetry={retry} />
    </Stage>
  );
}

/** Why there is a picture, where there is one. */
function StageWords({
  choice: { drawing, want },
  state,
  onRetry,
}: {
  readonly choice: DrawingChoice;
  readonly state: StageState;
  readonly onRetry: () => void;
}) {
  const words =
    drawing.kind === 'pictures'
      ? storyCopy.pictures[drawing.reason]
      : state === 'drawn'
        ? undefined
        : { waiting: storyCopy.opening, lost: storyCopy.lost, failed: storyCopy.failed }[state];
  return (
    <Words role="status">
      {words ? <p>{words}</p> : null}
      {drawing.kind === 'pictures' && drawing.reason !== 'noWebGl' ? (
        <Button kind="quiet" onClick={want}>
          {storyCopy.drawAnyway}
        </Button>
      ) : null}
      {drawing.kind === 'scene' && state === 'failed' ? (
        <Button kind="quiet" onClick={onRetry}>
          {storyCopy.retry}
        </Button>
      ) : null}
    </Words>
  );
}
