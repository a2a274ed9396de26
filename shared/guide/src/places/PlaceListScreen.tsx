import { ScreenHeading } from '@odysseus/ui';
import type { CompiledPlaceList } from '../content/compiled';
import { Section } from '../layout/Section';
import { formatDate } from '../layout/formatDate';
import { overviewCopy } from '../overview/copy';
import { PlaceCard } from './PlaceCard';
import classes from './PlaceListScreen.module.css';

interface PlaceListScreenProps {
  readonly content: CompiledPlaceList;
  /** Path of this screen. */
  readonly path: string;
}

/** A themed list of places, in groups, with its own blocks of advice. */
export function PlaceListScreen({ content, path }: PlaceListScreenProps) {
  return (
    <article>
      <header className={classes['header']}>
        <ScreenHeading>{content.title}</ScreenHeading>
        <p className={classes['lead']}>{content.lead}</p>
        {content.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={classes['checked']}>{overviewCopy.checked(formatDate(content.checkedOn))}</p>
      </header>
      {content.groups.map((group, index) => (
        <Section key={group.title} id={`group-${index + 1}`} title={group.title} line={group.line}>
          <div className={classes['cards']}>
            {group.entries.flatMap((entry) => {
              const place = content.places[entry.place];
              return place ? [<PlaceCard key={entry.place} place={place} entry={entry} cityKey={content.city.key} path={path} />] : [];
            })}
          </div>
        </Section>
      ))}
      {content.blocks.map((block, index) => (
        <Section key={block.title} id={`block-${index + 1}`} title={block.title}>
          <div className={classes['block']}>
            {block.paragraphs?.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
            {block.points ? (
              <ul>
                {block.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </Section>
      ))}
    </article>
  );
}
