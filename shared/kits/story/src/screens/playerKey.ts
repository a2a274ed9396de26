import type { PlayerAction } from '../logic/playerState';
import type { PlayerSnapshot } from './StoryPlayer';

const step = 5;

/**
 * What a key does while the focus is in the player; nothing where a control of its own takes the key.
 * @param chapters how many the story has
 */
export function playerKey(
  event: KeyboardEvent,
  { seconds, duration, playing, view, chapter }: PlayerSnapshot,
  chapters: number,
): PlayerAction | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  const onRange = target?.matches('input[type="range"]') ?? false;
  if (event.key === ' ') return target?.closest('button, a, summary') ? undefined : { do: playing ? 'pause' : 'play' };
  if (onRange) return undefined;
  switch (event.key) {
    case 'ArrowLeft':
      return { do: 'seek', seconds: seconds - step };
    case 'ArrowRight':
      return { do: 'seek', seconds: seconds + step };
    case 'Home':
      return { do: 'seek', seconds: 0 };
    case 'End':
      return { do: 'seek', seconds: duration };
    case 'PageUp':
      return { do: 'open', chapter: view === 'chapter' ? Math.max(0, chapter - 1) : chapter };
    case 'PageDown':
      return { do: 'open', chapter: view === 'chapter' ? Math.min(chapters - 1, chapter + 1) : chapter };
    default:
      return undefined;
  }
}
