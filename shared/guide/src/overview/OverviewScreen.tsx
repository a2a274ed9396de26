import type { ScreenProps } from '@odysseus/contract';
import { Hero, type PictureFiles } from '@odysseus/ui';
import type { CompiledOverview } from '../content/compiled';
import { formatDate } from '../layout/formatDate';
import { Section } from '../layout/Section';
import { MonthStrip } from '../months/MonthStrip';
import { Sources } from '../sources/Sources';
import { ScreenTiles } from '../tiles/ScreenTiles';
import { Arrivals } from './Arrivals';
import { Areas } from './Areas';
import { BookToday } from './BookToday';
import { overviewCopy } from './copy';
import { Orientation } from './Orientation';
import classes from './OverviewScreen.module.css';

/** An overview together with the addresses of its illustration. */
export type PicturedOverview = CompiledOverview & { readonly picture: PictureFiles };

interface OverviewScreenProps extends ScreenProps {
  readonly content: PicturedOverview;
}

/** A city's (or a country's) overview: everything to know before the first day. */
export function OverviewScreen({ content, siblings }: OverviewScreenProps) {
  const { sections } = overviewCopy;
  const anchors = [
    ['orientation', sections.orientation],
    ['book', sections.book],
    ['arrivals', sections.arrivals],
    ['areas', sections.areas],
    ['months', sections.months],
    ['entry', sections.entry],
    ...(content.tiles.length > 0 ? [['screens', sections.screens] as const] : []),
  ] as const;
  return (
    <article>
      <Hero title={content.title} lead={content.lead} picture={content.picture} alt={content.hero.alt} caption={overviewCopy.illustration}>
        <p className={classes['checked']}>{overviewCopy.checked(formatDate(content.checkedOn))}</p>
      </Hero>
      <nav aria-label={overviewCopy.contents} className={classes['contents']}>
        <ul>
          {anchors.map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Section id="orientation" title={sections.orientation}>
        <Orientation paragraphs={content.orientation} facts={content.facts} />
      </Section>
      <Section id="book" title={sections.book} line={overviewCopy.bookLine}>
        <BookToday entries={content.bookToday} />
      </Section>
      <Section id="arrivals" title={sections.arrivals}>
        <Arrivals arrivals={content.arrivals} />
      </Section>
      <Section id="areas" title={sections.areas}>
        <Areas areas={content.areas} />
      </Section>
      <Section id="months" title={sections.months} line={overviewCopy.monthsLine}>
        <MonthStrip months={content.months} />
        <Sources sources={[content.climate.source]} />
      </Section>
      <Section id="entry" title={sections.entry}>
        <div className={classes['entry']}>
          {content.entry.map((rule) => (
            <div key={rule.title}>
              <h3>{rule.title}</h3>
              <p>{rule.text}</p>
              <Sources sources={rule.sources} checkedOn={rule.checkedOn} confirm={rule.confirm} />
            </div>
          ))}
        </div>
      </Section>
      {content.tiles.length > 0 ? (
        <Section id="screens" title={sections.screens}>
          <ScreenTiles tiles={content.tiles} siblings={siblings} />
        </Section>
      ) : null}
      <Section id="sources" title={overviewCopy.sources}>
        <Sources sources={content.sources} checkedOn={content.checkedOn} />
      </Section>
    </article>
  );
}
