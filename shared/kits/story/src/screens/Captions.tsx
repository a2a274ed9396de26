import { Words } from './Captions.styles';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';
import { landmarkState } from '../logic/landmarkState';

interface CaptionsProps {
  readonly player: StoryPlayer;
  readonly shown: PlayerSnapshot;
  /** Whether they are read aloud; then a screen reader keeps silent. */
  readonly spoken: boolean;
}

/** The words of the moment. Their room stays, so that nothing below moves. */
export function Captions({ player, shown, spoken }: CaptionsProps) {
  return (
    <Words aria-live={spoken ? 'off' : 'polite'} aria-atomic="true" data-captions="">
      <p key={wordsAt(player, shown)}>{wordsAt(player, shown)}</p>
    </Words>
  );
}

/** The chapter's caption; while the years go by, what happens in the year. */
function wordsAt({ story }: StoryPlayer, { view, chapter, caption, year }: PlayerSnapshot): string {
  if (view === 'chapter') return story.chapters[chapter]?.captions[Math.max(0, caption)]?.text ?? '';
  const news = story.timeline.landmarks.filter(({ changes }) =>
    changes.some((change) => Math.floor(year) >= change.year && Math.floor(year) <= (change.until ?? change.year)),
  );
  return news
    .slice(0, 2)
    .map((landmark) => `${landmark.name}: ${landmarkState(landmark, year).text ?? ''}`)
    .join(' ');
}
