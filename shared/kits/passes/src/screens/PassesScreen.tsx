import type { ScreenProps } from '@odysseus/contract';
import { aboutLine, isGeneral } from '@odysseus/model';
import {
  Contents,
  HowKnown,
  PrintFoot,
  ScreenHeader,
  Section,
  type SectionProps,
  pageCopy,
  phoneful,
  shareLine,
  Typeset,
} from '@odysseus/page';
import { TellHead } from '@odysseus/runtime';
import { useOpenByFragment } from '@odysseus/ui';
import type { ReactNode } from 'react';
import { Calculator } from './Calculator';
import { Carriers } from './Carriers';
import { passesCopy } from '../logic/copy';
import type { CompiledPasses } from '../logic/compiledPasses';
import { PassCard } from './PassCard';
import { passesShares } from './passesShares';
import { passesHead } from './passesHead';
import { RideCard } from './RideCard';
import { TicketTable } from './TicketTable';
import { Timeline } from './Timeline';
import { Cards, Paragraph, PriceLine, Rides, Short } from './PassesScreen.styles';

/** A section of another kit's that stands behind the calculator. */
interface FurtherSection extends Pick<SectionProps, 'id' | 'title' | 'line' | 'folded' | 'count' | 'late'> {
  /** How much of what can be counted it holds. */
  readonly holds?: number;
  readonly body: ReactNode;
}

interface PassesScreenProps extends ScreenProps {
  readonly content: CompiledPasses;
  readonly further?: readonly FurtherSection[];
}

/** Every pass and ticket of a city, and the calculator that chooses among them. */
export function PassesScreen({ content, route, further = [] }: PassesScreenProps) {
  const root = useOpenByFragment<HTMLElement>();
  const { sections } = passesCopy;
  const { short, calculator, ...others } = sections;
  const counts: Readonly<Record<string, number>> = {
    passes: content.passes.length,
    rides: content.rides.length,
    tickets: content.tickets.length,
    rules: content.rules.length,
    others: content.others.length,
  };
  const isShortLong = content.short.length >= phoneful;
  const listed = (part: Readonly<Record<string, string>>) =>
    Object.entries(part).map(([id, title]) => ({ id, title, count: counts[id] }));
  return (
    <article ref={root}>
      {globalThis.PRERENDERING ? <TellHead head={passesHead(content, route.path)} /> : null}
      <ScreenHeader title={content.title} lead={content.lead} known={shareLine(passesShares(content))} />
      <Contents
        label={pageCopy.contents}
        sections={[
          ...listed({ short, calculator }),
          ...further.map(({ id, title, holds }) => ({ id, title, count: holds })),
          ...listed(others),
        ]}
      />
      <Section id="short" title={sections.short}>
        <Short data-answer="">
          {content.short.map(({ who, buy }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>
                <Typeset text={buy} />
              </dd>
            </div>
          ))}
        </Short>
      </Section>
      <Section below={isShortLong} id="calculator" title={sections.calculator} line={passesCopy.calculatorLine}>
        <Calculator content={content} />
      </Section>
      <Section below={isShortLong} folded id="about" title={passesCopy.about}>
        {content.introduction.map((paragraph) => (
          <Paragraph key={paragraph}>
            <Typeset text={paragraph} />
          </Paragraph>
        ))}
      </Section>
      {further.map(({ body, holds: _inContents, ...section }) => (
        <Section key={section.id} {...section}>
          {body}
        </Section>
      ))}
      <Section below={isShortLong} folded id="time" title={sections.time} line={passesCopy.timeLine}>
        <Timeline passes={content.passes} />
      </Section>
      <Section deferred id="passes" title={sections.passes}>
        <Cards>
          {content.passes.map((pass) => (
            <PassCard key={pass.key} pass={pass} currency={content.currency} />
          ))}
        </Cards>
      </Section>
      <Section deferred id="rides" title={sections.rides}>
        <Rides>
          {content.rides.map((ride) => (
            <RideCard key={ride.key} ride={ride} currency={content.currency} />
          ))}
        </Rides>
        <Carriers carriers={content.carriers} currency={content.currency} />
      </Section>
      <Section
        below={isShortLong}
        folded
        id="tickets"
        title={sections.tickets}
        count={passesCopy.counts.tickets(content.tickets.length)}
        line={passesCopy.ticketsLine}
      >
        <TicketTable tickets={content.tickets} passes={content.passes} currency={content.currency} />
      </Section>
      <Section
        below={isShortLong}
        folded
        id="rules"
        title={sections.rules}
        count={passesCopy.counts.rules(content.rules.length)}
      >
        <Short>
          {content.rules.map(({ title, text, known }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Typeset text={text} />
                <HowKnown known={known} />
              </dd>
            </div>
          ))}
        </Short>
      </Section>
      <Section
        below={isShortLong}
        folded
        id="others"
        title={sections.others}
        count={passesCopy.counts.others(content.others.length)}
      >
        <Rides>
          {content.others.map((other) => (
            <div key={other.name}>
              <h3>{other.name}</h3>
              <PriceLine>{isGeneral(other, 'price') ? aboutLine(other.price) : other.price}</PriceLine>
              <p>
                <Typeset text={other.text} />
              </p>
              <p>
                <strong>{passesCopy.notCounted}:</strong> <Typeset text={other.whyNotCounted} />
              </p>
              <HowKnown known={other.known} facts={[['price', pageCopy.known.usual.price]]} links={other.links} />
            </div>
          ))}
        </Rides>
      </Section>
      {content.links ? (
        <Section below id="links" title={pageCopy.links}>
          <HowKnown links={content.links} />
        </Section>
      ) : null}
      <PrintFoot path={route.path} edited={content.edited} />
    </article>
  );
}
