import type { PictureFiles } from '@odysseus/ui';
import { useRef, useState } from 'react';
import { Captions } from './Captions';
import { ChapterList } from './ChapterList';
import { Controls } from './Controls';
import { storyCopy } from './copy';
import { Frame, Theatre, Watched } from './Player.styles';
import { playerKey } from './playerKey';
import type { SceneModules } from './scene';
import { StageFrame } from './StageFrame';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';
import { useIsSeen } from './useIsSeen';
import { useNarration } from './useNarration';
import { useRunningTime } from './useRunningTime';
import { YearSlider } from './YearSlider';

interface PlayerProps {
  readonly player: StoryPlayer;
  readonly shown: PlayerSnapshot;
  readonly scenes: SceneModules;
  readonly pictures: Readonly<Record<string, PictureFiles>>;
}

/** Where a chapter is shown that is chosen from afar. */
export const playerId = 'player';

/** Stage, captions, controls, the chapters and the years. */
export function Player({ player, shown, scenes, pictures }: PlayerProps) {
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const seen = useIsSeen(stage);
  const [captions, showCaptions] = useState(true);
  const narration = useNarration(player, shown);
  // Out of sight the story waits, unless it is being listened to.
  useRunningTime(player, shown.playing && (seen || narration.on), narration.limit);
  const { title } = player.story;
  return (
    <Frame
      ref={root}
      id={playerId}
      aria-label={storyCopy.player(title)}
      // A click on the stage brings the keyboard here.
      tabIndex={-1}
      data-playing={shown.playing}
      data-answer=""
      onKeyDown={(event) => {
        const action = playerKey(event.nativeEvent, player.now(), player.story.chapters.length);
        if (!action) return;
        event.preventDefault();
        player.act(action);
      }}
    >
      <Theatre>
        <Watched>
          <StageFrame ref={stage} player={player} shown={shown} scenes={scenes} pictures={pictures} seen={seen} />
          {captions ? <Captions player={player} shown={shown} spoken={narration.on} /> : null}
        </Watched>
        <Controls
          player={player}
          shown={shown}
          captions={captions}
          onCaptions={showCaptions}
          narration={narration}
          fullscreen={root}
        />
      </Theatre>
      <ChapterList player={player} shown={shown} pictures={pictures} />
      <YearSlider player={player} shown={shown} />
    </Frame>
  );
}
