import type { PictureFiles } from '@odysseus/ui';
import { Chapters, Dates, Title, Words } from './ChapterList.styles';
import { storyCopy } from './copy';
import type { PlayerSnapshot, StoryPlayer } from './StoryPlayer';

interface ChapterListProps {
  readonly player: StoryPlayer;
  readonly shown: PlayerSnapshot;
  readonly pictures: Readonly<Record<string, PictureFiles>>;
}

export function ChapterList({ player, shown, pictures }: ChapterListProps) {
  return (
    <Chapters aria-label={storyCopy.chapters}>
      <ol>
        {player.story.chapters.map(({ id, title, dates, still }, index) => {
          const picture = pictures[still.picture];
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={index === shown.chapter ? 'true' : undefined}
                onClick={() => player.act({ do: 'open', chapter: index })}
              >
                {picture ? (
                  <picture>
                    <source type="image/avif" srcSet={picture.smallAvif} />
                    <img src={picture.smallWebp} alt="" width={800} height={450} loading="lazy" />
                  </picture>
                ) : null}
                <Words>
                  <Title>{title}</Title>
                  <Dates>{dates}</Dates>
                </Words>
              </button>
            </li>
          );
        })}
      </ol>
    </Chapters>
  );
}
