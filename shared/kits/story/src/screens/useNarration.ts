import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';
import { browserVoice, type Voice } from './voice';

export interface Narration {
  /** Whether this browser can read aloud at all. */
  readonly possible: boolean;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  /** How far the player's time may run, in seconds of the chapter: a sentence is heard to its end. */
  readonly limit: () => number;
}

/** A voice needs this long at most for a caption, in seconds; a browser that never says that it has ended must not stop the story. */
const longestSentence = 30;

/** Reads the captions aloud while the player plays, for visitors who turned it on. */
export function useNarration(player: StoryPlayer, { playing, chapter, caption }: PlayerSnapshot): Narration {
  const possible = useHasVoice();
  const [on, turn] = useState(false);
  const voice = useRef<Voice | undefined>(undefined);
  const since = useRef(0);

  useEffect(() => {
    if (!on) return;
    voice.current = browserVoice();
    return () => {
      voice.current?.hush();
      voice.current = undefined;
    };
  }, [on]);

  useEffect(() => {
    const text = player.story.chapters[chapter]?.captions[caption]?.text;
    if (!on || !playing) return;
    if (text === undefined) voice.current?.hush();
    else voice.current?.say(text);
    since.current = performance.now();
    return () => voice.current?.hush();
  }, [player, on, playing, chapter, caption]);

  const limit = useCallback((): number => {
    const waited = (performance.now() - since.current) / 1000;
    if (!voice.current?.speaking || waited > longestSentence) return Infinity;
    const { view, chapter: index, caption: read, duration } = player.now();
    if (view === 'years') return Infinity;
    const next = player.story.chapters[index]?.captions[read + 1]?.at ?? duration;
    return next - 0.05;
  }, [player]);

  return { possible, on, turn, limit };
}

/** Browsers load their voices after the page. */
function useHasVoice(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    // Older Safari speaks, but tells nothing of its voices.
    const speech = globalThis.speechSynthesis as Partial<EventTarget>;
    const look = (): void => setHas(browserVoice() !== undefined);
    look();
    speech.addEventListener?.('voiceschanged', look);
    return () => speech.removeEventListener?.('voiceschanged', look);
  }, []);
  return has;
}
