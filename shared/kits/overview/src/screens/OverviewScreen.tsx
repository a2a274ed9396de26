import type { ScreenProps } from '@odysseus/contract';
import {
  Contents,
  HowKnown,
  PrintFoot,
  Section,
  ScreenTiles,
  ShareButton,
  pageCopy,
  shareLine,
  Typeset,
} from '@odysseus/page';
import { TellHead } from '@odysseus/runtime';
import { Hero } from '@odysseus/ui';
import { anchors } from '../logic/anchors';
import { MonthStrip } from './months/MonthStrip';
import { Arrivals } from './Arrivals';
import { Areas } from './Areas';
import { Basics } from './Basics';
import { BookToday } from './BookToday';
import { Orientation } from './Orientation';
import { overviewHead } from './overviewHead';
import type { PicturedOverview } from './picturedOverview';
import { overviewShares } from './overviewShares';
import { ReadyLinks } from './ReadyLinks';
import { Entry, HowMuch } from './OverviewScreen.styles';

interface OverviewScreenProps extends ScreenProps {
  readonly content: PicturedOverview;
}

/** A city's (or a country's) overview: everything to know before the first day. */
export function OverviewScreen({ content, route, siblings }: OverviewScreenProps) {
  const { sections } = pageCopy;
  const { ready } = content;
  const hasReady = ready !== undefined && ready.plans.length + ready.walks.length > 0;
  const known = shareLine(overviewShares(content));
  const contents = [
    ['book', sections.book],
    ['orientation', sections.orientation],
    ...(hasReady ? [['ready', sections.ready] as const] : []),
    ...(content.basics ? [['basics', sections.basics] as const] : []),
    ['arrivals', sections.arrivals],
    ['areas', sections.areas],
    ['months', sections.months],
    ['entry', sections.entry],
    ...(content.tiles.length > 0 ? [['screens', sections.screens] as const] : []),
  ] as const;
  return (
    <article>
      {globalThis.PRERENDERING ? <TellHead head={overviewHead(content, route)} /> : null}
      <Hero
        title={content.title}
        lead={content.lead}
        picture={content.picture}
        alt={content.hero.alt}
        caption={pageCopy.illustration}
      >
        {known === undefined ? null : <HowMuch>{known}</HowMuch>}
        <ShareButton worded />
      </Hero>
      <Contents label={pageCopy.contents} sections={contents.map(([id, title]) => ({ id, title }))} />
      <Section id="book" title={sections.book} line={pageCopy.bookLine}>
        <BookToday entries={content.bookToday} />
      </Section>
      <Section id="orientation" title={sections.orientation}>
        <Orientation paragraphs={content.orientation} facts={content.facts} />
      </Section>
      {hasReady ? (
        <Section id="ready" title={sections.ready}>
          <ReadyLinks ready={ready} />
        </Section>
      ) : null}
      {content.basics ? (
        <Section id="basics" title={sections.basics} line={pageCopy.basicsLine}>
          <Basics basics={content.basics} language={content.language} siblings={siblings} />
        </Section>
      ) : null}
      <Section deferred id="arrivals" title={sections.arrivals}>
        <Arrivals arrivals={content.arrivals} />
      </Section>
      <Section deferred id="areas" title={sections.areas}>
        <Areas areas={content.areas} />
      </Section>
      <Section deferred id="months" title={sections.months} line={pageCopy.monthsLine}>
        <MonthStrip months={content.months} />
        <HowKnown links={[content.climate.source]} />
      </Section>
      <Section deferred id="entry" title={sections.entry}>
        <Entry>
          {content.entry.map((rule) => (
            <div key={rule.title} id={anchors.rule(rule.title)}>
              <h3>{rule.title}</h3>
              <p>
                <Typeset text={rule.text} />
              </p>
              <HowKnown
                known={rule.known}
                facts={[['rule', pageCopy.known.usual.rule]]}
                confirm={rule.confirm}
                links={rule.links}
              />
            </div>
          ))}
        </Entry>
      </Section>
      {content.tiles.length > 0 ? (
        <Section deferred id="screens" title={sections.screens}>
          <ScreenTiles tiles={content.tiles} siblings={siblings} />
        </Section>
      ) : null}
      {content.links ? (
        <Section deferred id="links" title={pageCopy.links}>
          <HowKnown links={content.links} />
        </Section>
      ) : null}
      <PrintFoot path={route.path} edited={content.edited} />
    </article>
  );
}
