import { Words } from './Captions.styles';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';

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
  const whole = Math.floor(year);
  const news = story.timeline.landmarks.flatMap(({ name, changes }) => {
    const change = changes.findLast(({ year: since, until = since }) => whole >= since && whole <= until);
    return change ? [{ name, ...change }] : [];
  });
  // What began last is what is new: centuries of decay don't keep it out.
  return news
    .sort((a, b) => b.year - a.year)
    .slice(0, 2)
    .map(({ name, text }) => `${name}: ${text}`)
    .join(' ');
}
