import type { PictureFiles } from '@odysseus/ui';
import { storyCopy } from './copy';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';
import classes from './ChapterList.module.css';

interface ChapterListProps {
  readonly player: StoryPlayer;
  readonly shown: PlayerSnapshot;
  readonly pictures: Readonly<Record<string, PictureFiles>>;
}

export function ChapterList({ player, shown, pictures }: ChapterListProps) {
  return (
    <nav aria-label={storyCopy.chapters} className={classes['chapters']}>
      <ol>
        {player.story.chapters.map(({ id, title, dates, still }, index) => {
          const picture = pictures[still.picture];
          return (
            <li key={id}>
              <button type="button" aria-current={index === shown.chapter ? 'true' : undefined} onClick={() => player.act({ do: 'open', chapter: index })}>
                {picture ? (
                  <picture>
                    <source type="image/avif" srcSet={picture.smallAvif} />
                    <img src={picture.smallWebp} alt="" width={800} height={450} loading="lazy" />
                  </picture>
                ) : null}
                <span className={classes['words']}>
                  <span className={classes['title']}>{title}</span>
                  <span className={classes['dates']}>{dates}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
