import { useEffect, useEffectEvent, useState } from 'react';
import { secondsAt } from '../logic/storyTime';
import { drawingQuality } from './drawingConditions';
import type { Theatre } from './engine/theatre';
import type { SceneModules } from './scene';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';
import type { DrawingChoice } from './useDrawing';

/** `waiting` for code or scene, `drawn`, `lost` with its graphics context for a while, `failed` to load or build this scene. */
export type StageState = 'waiting' | 'drawn' | 'lost' | 'failed';

interface TheatreUse {
  readonly player: StoryPlayer;
  readonly scenes: SceneModules;
  readonly container: React.RefObject<HTMLDivElement | null>;
  readonly choice: DrawingChoice;
  /** Whether the stage is within the window. */
  readonly seen: boolean;
}

/** A lost graphics context comes back within this many milliseconds, or pictures take over. */
const longestLoss = 6000;

/** The key of the scene that a moment of the story is drawn with. */
export function sceneKeyOf(
  { story }: StoryPlayer,
  { view, chapter }: Pick<PlayerSnapshot, 'view' | 'chapter'>,
): string | undefined {
  return (view === 'years' ? story.timeline.scene : undefined) ?? story.chapters[chapter]?.scene;
}

/** Draws the player's story on a canvas, one frame for each change and none while nothing moves. */
export function useTheatre(
  { player, scenes, container, choice, seen }: TheatreUse,
  sceneKey: string | undefined,
): { readonly state: StageState; readonly retry: () => void } {
  const [theatre, setTheatre] = useState<Theatre>();
  const [shown, setShown] = useState<{ readonly theatre: Theatre; readonly key: string; readonly failed: boolean }>();
  const [lost, setLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { drawing, giveUp } = choice;
  const fail = useEffectEvent(() => giveUp('failed'));

  useEffect(() => {
    const element = container.current;
    if (drawing.kind !== 'scene' || !element) return;
    const closing = new AbortController();
    const follow = (isLost: boolean): void => {
      setLost(isLost);
      setShown(undefined);
      setAttempt((count) => count + 1);
    };
    openIn(element, closing.signal, follow).then(
      (opened) => {
        if (!closing.signal.aborted) setTheatre(opened);
      },
      () => {
        if (!closing.signal.aborted) fail();
      },
    );
    return () => {
      closing.abort();
      setTheatre(undefined);
      setLost(false);
    };
  }, [container, drawing.kind, choice.attempt]);

  useEffect(() => {
    const load = sceneKey === undefined ? undefined : scenes[sceneKey];
    if (!theatre || lost || sceneKey === undefined) return;
    let wanted = true;
    const isWanted = () => wanted;
    const show = async (): Promise<void> => {
      if (!load) throw new Error(`The story's code has no scene "${sceneKey}".`);
      const { default: build } = await load();
      if (isWanted() && (await theatre.show(sceneKey, build)) && isWanted())
        setShown({ theatre, key: sceneKey, failed: false });
    };
    show().catch((cause: unknown) => {
      console.error(cause);
      if (wanted) setShown({ theatre, key: sceneKey, failed: true });
    });
    return () => {
      wanted = false;
    };
  }, [theatre, lost, scenes, sceneKey, attempt]);

  const current = shown?.theatre === theatre && shown?.key === sceneKey ? shown : undefined;
  const drawable = current !== undefined && !current.failed && !lost;
  useDrawnFrames(player, container, drawable && seen ? current.theatre : undefined, sceneKey);

  useEffect(() => {
    if (!lost) return;
    const timer = setTimeout(() => giveUp('lost'), longestLoss);
    return () => clearTimeout(timer);
  }, [lost, giveUp]);

  return {
    state: lost ? 'lost' : current?.failed ? 'failed' : drawable ? 'drawn' : 'waiting',
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Opens a theatre that is gone when the signal says so. */
async function openIn(container: HTMLElement, signal: AbortSignal, setLost: (lost: boolean) => void): Promise<Theatre> {
  const { openTheatre } = await import('./engine/openTheatre');
  signal.throwIfAborted();
  const theatre = openTheatre({
    container,
    quality: drawingQuality(),
    events: { lost: () => setLost(true), restored: () => setLost(false) },
  });
  const fit = (): void => theatre.resize(container.clientWidth, container.clientHeight);
  fit();
  signal.addEventListener('abort', () => {
    // Told for whoever measures: what is still held after everything was freed.
    performance.mark('story-closed', { detail: theatre.remove() });
  });
  return theatre;
}

/** One frame for each change of the player or of the stage's size. */
function useDrawnFrames(
  player: StoryPlayer,
  container: React.RefObject<HTMLElement | null>,
  theatre: Theatre | undefined,
  sceneKey: string | undefined,
): void {
  useEffect(() => {
    const element = container.current;
    if (!theatre || !element) return;
    let frame = 0;
    const draw = (): void => {
      frame = 0;
      const { progress, seconds, year, view, chapter } = player.now();
      const told = player.story.chapters[chapter];
      // A chapter's own scene shows a year of the time slider from where the chapter comes to it.
      const within =
        view === 'years' && told && player.story.timeline.scene === undefined
          ? secondsAt(told, year) / told.duration
          : progress;
      theatre.draw({ progress: within, seconds, year });
    };
    const ask = (): void => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    let isFirst = true;
    // Tells of the size at once, too, so that this draws the first frame.
    const sizes = new ResizeObserver(() => {
      theatre.resize(element.clientWidth, element.clientHeight);
      draw();
      if (isFirst) performance.mark('story-drawn', { detail: { scene: sceneKey, ...theatre.counts() } });
      isFirst = false;
    });
    sizes.observe(element);
    const stop = player.onFrame(ask);
    return () => {
      stop();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [player, container, theatre, sceneKey]);
}
