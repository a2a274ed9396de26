import { Contents } from '@odysseus/page';
import { memo } from 'react';
import { storyCopy } from './copy';
import { playerId } from './Player';
import type { StoryPlayer } from './StoryPlayer';

interface StoryLineProps {
  readonly player: StoryPlayer;
  /** The one that is shown, from 0. */
  readonly chapter: number;
}

/**
 * The line of a story: the chapter one is in, the way to every other and to what is told of it, and back to the top. It stands behind
 * the player and stays in sight from there on, so that it never lies over the stage or its buttons.
 */
export const StoryLine = memo(function StoryLine({ player, chapter }: StoryLineProps) {
  const { chapters } = player.story;
  return (
    <Contents
      label={storyCopy.contents}
      sections={[
        ...chapters.map(({ id, title, dates }, index) => ({
          id: `chapter-${id}`,
          title,
          count: dates,
          shown: { in: playerId, now: index === chapter, choose: () => player.act({ do: 'open', chapter: index }) },
        })),
        { id: 'today', title: storyCopy.today.title },
        { id: 'evidence', title: storyCopy.evidence.title },
        { id: 'transcript', title: storyCopy.transcript.title },
        { id: 'links', title: storyCopy.links },
      ]}
    />
  );
});
