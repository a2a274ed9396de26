import { useSyncExternalStore } from 'react';
import { Board, Buttons, Clock, Gap, RoundButton, Scrubber } from './Controls.styles';
import { storyCopy } from './copy';
import { StoryIcon, type StorySign } from './StoryIcon';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';
import type { Narration } from './useNarration';

interface ControlsProps {
  readonly player: StoryPlayer;
  readonly shown: PlayerSnapshot;
  readonly captions: boolean;
  readonly onCaptions: (on: boolean) => void;
  readonly narration: Narration;
  /** What fills the screen. */
  readonly fullscreen: React.RefObject<HTMLElement | null>;
}

/** The scrubber and the buttons; on a phone they stay at the foot of the screen, within the thumb's reach. */
export function Controls({ player, shown, captions, onCaptions, narration, fullscreen }: ControlsProps) {
  const { act, story } = player;
  const { playing, ended, view, seconds, duration, chapter } = shown;
  return (
    <Board>
      <Scrubber>
        <input
          type="range"
          aria-label={view === 'years' ? storyCopy.scrubYears : storyCopy.scrub}
          aria-valuetext={storyCopy.scrubbed(seconds, duration)}
          min={0}
          max={duration}
          step={1}
          value={Math.round(seconds)}
          onChange={(event) => act({ do: 'seek', seconds: Number(event.target.value) })}
        />
        <Clock>
          {storyCopy.clock(seconds)} / {storyCopy.clock(duration)}
        </Clock>
      </Scrubber>
      <Buttons>
        <PlayerButton
          sign="previous"
          label={storyCopy.previous}
          disabled={view === 'chapter' && chapter === 0 && seconds === 0}
          onPress={() => act({ do: 'previous' })}
        />
        <PlayerButton
          sign={playing ? 'pause' : ended ? 'again' : 'play'}
          label={playing ? storyCopy.pause : ended ? storyCopy.playAgain : storyCopy.play}
          main
          onPress={() => act({ do: playing ? 'pause' : 'play' })}
        />
        <PlayerButton
          sign="next"
          label={storyCopy.next}
          disabled={view === 'chapter' && chapter === story.chapters.length - 1}
          onPress={() => act({ do: 'next' })}
        />
        <Gap />
        <PlayerButton
          sign="captions"
          label={storyCopy.captions}
          pressed={captions}
          onPress={() => onCaptions(!captions)}
        />
        {narration.possible ? (
          <PlayerButton
            sign="speech"
            label={storyCopy.speech}
            pressed={narration.on}
            onPress={() => narration.turn(!narration.on)}
          />
        ) : null}
        <FullscreenButton element={fullscreen} />
      </Buttons>
    </Board>
  );
}

interface PlayerButtonProps {
  readonly sign: StorySign;
  readonly label: string;
  readonly onPress: () => void;
  readonly main?: boolean;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
}

function PlayerButton({ sign, label, onPress, main = false, pressed, disabled = false }: PlayerButtonProps) {
  // Not disabled for real: a button that loses the focus while it is pressed loses the keyboard's place.
  return (
    <RoundButton
      type="button"
      data-main={main}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <StoryIcon sign={sign} size={main ? 30 : 22} />
    </RoundButton>
  );
}

const followFullscreen = (follower: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', follower);
  return () => document.removeEventListener('fullscreenchange', follower);
};

function FullscreenButton({ element }: { readonly element: React.RefObject<HTMLElement | null> }) {
  const full = useSyncExternalStore(
    followFullscreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;
  const turn = (): void => {
    // Refused where the browser's own rules say so; then everything stays as it is.
    const turned = full ? document.exitFullscreen() : element.current?.requestFullscreen();
    turned?.catch(() => undefined);
  };
  return (
    <PlayerButton
      sign="fullscreen"
      label={full ? storyCopy.leaveFullscreen : storyCopy.fullscreen}
      pressed={full}
      onPress={turn}
    />
  );
}
