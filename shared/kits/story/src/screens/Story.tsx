import { HowKnown, Section, SharedHeading } from '@odysseus/page';
import type { PictureFiles } from '@odysseus/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { CompiledStory } from '../logic/compiledStory';
import { storyCopy } from './copy';
import { Evidence } from './Evidence';
import { Player } from './Player';
import type { SceneModules } from './scene';
import { StoryLine } from './StoryLine';
import { StoryPlayer } from './StoryPlayer';
import { Header, Lead, LineBeside, Panels, Whole } from './StoryScreen.styles';
import { Today } from './Today';
import { Transcript } from './Transcript';

interface StoryProps {
  readonly story: CompiledStory;
  readonly scenes: SceneModules;
  readonly pictures: Readonly<Record<string, PictureFiles>>;
}

/** The player, and in text everything that it shows. */
export function Story({ story, scenes, pictures }: StoryProps) {
  const player = useMemo(() => new StoryPlayer(story), [story]);
  const shown = useSyncExternalStore(player.subscribe, player.snapshot, player.snapshot);
  const chapter = story.chapters[shown.chapter];
  return (
    <Whole>
      <Header>
        <SharedHeading>{story.title}</SharedHeading>
        <Lead>{story.lead}</Lead>
      </Header>
      <Player player={player} shown={shown} scenes={scenes} pictures={pictures} />
      <LineBeside>
        <StoryLine player={player} chapter={shown.chapter} />
      </LineBeside>
      <Panels>
        {chapter ? (
          <>
            <Today chapter={chapter} places={story.places} city={story.city} />
            <Evidence chapter={chapter} />
          </>
        ) : null}
        <Transcript player={player} />
        <Section id="links" title={storyCopy.links}>
          <HowKnown links={story.links} />
        </Section>
      </Panels>
    </Whole>
  );
}
