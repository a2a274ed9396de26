import { isGeneral } from '@odysseus/model';
import {
  HowKnown,
  PhoneFold,
  Section,
  ScreenTiles,
  pageCopy,
  phoneful,
  tilesOnPhone,
  Typeset,
  type StillProps,
} from '@odysseus/page';
import { TellHead } from '@odysseus/runtime';
import { anchors } from '../logic/anchors';
import { MonthStrip, monthsOnPhone } from './months/MonthStrip';
import { Arrivals } from './Arrivals';
import { Areas, areasOnPhone } from './Areas';
import { Basics, basicsHeight } from './Basics';
import { BookToday } from './BookToday';
import { Orientation } from './Orientation';
import { overviewHead } from './overviewHead';
import type { PicturedOverview } from './picturedOverview';
import { ReadyLinks } from './ReadyLinks';
import { Entry, Rule } from './OverviewSections.styles';

/** What an overview tells, below its top. It comes as HTML with its own page: whatever is added here must not need code there. */
export function OverviewSections({ content, route, siblings }: StillProps & { readonly content: PicturedOverview }) {
  const { sections } = pageCopy;
  const { ready, counts } = content;
  const hasUsual = content.bookToday.some((entry) => entry.price !== undefined && isGeneral(entry, 'price'));
  const isBookLong = content.bookToday.length >= phoneful;
  return (
    <>
      {globalThis.PRERENDERING ? <TellHead head={overviewHead(content, route)} /> : null}
      <Section id="book" title={sections.book} line={pageCopy.bookLine(hasUsual)}>
        <BookToday entries={content.bookToday} />
      </Section>
      <Section below={isBookLong} id="orientation" title={sections.orientation}>
        <Orientation paragraphs={content.orientation} facts={content.facts} />
      </Section>
      {ready && counts.ready !== undefined ? (
        <Section below={isBookLong} id="ready" title={sections.ready}>
          <ReadyLinks ready={ready} />
        </Section>
      ) : null}
      {content.basics ? (
        <Section
          deferred
          {...basicsHeight(content.basics.length)}
          id="basics"
          title={sections.basics}
          line={pageCopy.basicsLine}
        >
          <Basics basics={content.basics} language={content.language} siblings={siblings} />
        </Section>
      ) : null}
      <Section deferred id="arrivals" title={sections.arrivals}>
        <Arrivals arrivals={content.arrivals} />
      </Section>
      <Section deferred phoneHeight={areasOnPhone(content.areas.length)} id="areas" title={sections.areas}>
        <Areas areas={content.areas} />
      </Section>
      <Section deferred phoneHeight={monthsOnPhone} id="months" title={sections.months} line={pageCopy.monthsLine}>
        <MonthStrip months={content.months} />
        <HowKnown links={[content.climate.source]} />
      </Section>
      <Section below id="entry" title={sections.entry}>
        <Entry>
          {content.entry.map((rule) => (
            <Rule key={rule.title} id={anchors.rule(rule.title)}>
              <h3>{rule.title}</h3>
              <PhoneFold whole summary={pageCopy.entryFold}>
                <p>
                  <Typeset text={rule.text} />
                </p>
                <HowKnown
                  known={rule.known}
                  facts={[['rule', pageCopy.known.usual.rule]]}
                  confirm={rule.confirm}
                  links={rule.links}
                />
              </PhoneFold>
            </Rule>
          ))}
        </Entry>
      </Section>
      {content.tiles.length > 0 ? (
        <Section deferred phoneHeight={tilesOnPhone(content.tiles, siblings)} id="screens" title={sections.screens}>
          <ScreenTiles tiles={content.tiles} siblings={siblings} />
        </Section>
      ) : null}
      {content.links ? (
        <Section below id="links" title={pageCopy.links}>
          <HowKnown links={content.links} />
        </Section>
      ) : null}
    </>
  );
}
