import { useEffect } from 'react';
import type { StoryPlayer } from './StoryPlayer';

/** A frame that comes later than this, in seconds, counts as this much: after a sleep nothing is leapt over. */
const longestFrame = 0.25;

/**
 * Lets time pass in the player while it plays and is seen.
 * @param limit of the chapter's seconds that a voice has come to; asked with every frame
 */
export function useRunningTime(player: StoryPlayer, running: boolean, limit: () => number): void {
  useEffect(() => {
    if (!running) return;
    let last: number | undefined;
    let frame = requestAnimationFrame(function pass(now) {
      const seconds = last === undefined ? 0 : Math.min(longestFrame, (now - last) / 1000);
      last = now;
      player.act({ do: 'pass', seconds, until: limit() });
      frame = requestAnimationFrame(pass);
    });
    return () => cancelAnimationFrame(frame);
  }, [player, running, limit]);
}
