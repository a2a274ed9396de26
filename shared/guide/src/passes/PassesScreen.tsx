import type { ScreenProps } from '@odysseus/contract';
import { TellHead } from '@odysseus/runtime';
import { Contents } from '../layout/Contents';
import { ScreenHeader } from '../layout/ScreenHeader';
import { Section } from '../layout/Section';
import { overviewCopy } from '../overview/copy';
import { Sources } from '../sources/Sources';
import { Calculator } from './Calculator';
import { passesCopy } from './copy';
import type { CompiledPasses } from './compiledPasses';
import { formatCents } from './formatCents';
import { PassCard } from './PassCard';
import { passesHead } from './passesHead';
import { RideCard } from './RideCard';
import { TicketTable } from './TicketTable';
import { Timeline } from './Timeline';
import classes from './PassesScreen.module.css';

interface PassesScreenProps extends ScreenProps {
  readonly content: CompiledPasses;
}

/** Every pass and ticket of a city, and the calculator that chooses among them. */
export function PassesScreen({ content, route }: PassesScreenProps) {
  const { sections } = passesCopy;
  return (
    <article>
      {globalThis.PRERENDERING ? <TellHead head={passesHead(content, route.path)} /> : null}
      <ScreenHeader title={content.title} lead={content.lead} introduction={content.introduction} checkedOn={content.checkedOn} />
      <Contents label={overviewCopy.contents} sections={Object.entries(sections).map(([id, title]) => ({ id, title }))} />
      <Section id="short" title={sections.short}>
        <dl className={classes['short']}>
          {content.short.map(({ who, buy }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{buy}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="calculator" title={sections.calculator} line={passesCopy.calculatorLine}>
        <Calculator content={content} />
      </Section>
      <Section id="time" title={sections.time} line={passesCopy.timeLine}>
        <Timeline passes={content.passes} />
      </Section>
      <Section deferred id="passes" title={sections.passes}>
        <div className={classes['cards']}>
          {content.passes.map((pass) => (
            <PassCard key={pass.key} pass={pass} />
          ))}
        </div>
      </Section>
      <Section deferred id="rides" title={sections.rides}>
        <div className={classes['rides']}>
          {content.rides.map((ride) => (
            <RideCard key={ride.key} ride={ride} />
          ))}
        </div>
        <h3 className={classes['sub']}>{passesCopy.cards}</h3>
        <p>{passesCopy.cardsLine}</p>
        <dl className={classes['short']}>
          {content.carriers.map(({ key, name, cents, text }) => (
            <div key={key}>
              <dt>
                {name} <span className={classes['price']}>{formatCents(cents)}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section deferred id="tickets" title={sections.tickets} line={passesCopy.ticketsLine}>
        <TicketTable tickets={content.tickets} passes={content.passes} />
      </Section>
      <Section deferred id="rules" title={sections.rules}>
        <dl className={classes['short']}>
          {content.rules.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section deferred id="others" title={sections.others}>
        <div className={classes['rides']}>
          {content.others.map((other) => (
            <div key={other.name}>
              <h3>{other.name}</h3>
              <p className={classes['price']}>{other.price}</p>
              <p>{other.text}</p>
              <p>
                <strong>{passesCopy.notCounted}:</strong> {other.whyNotCounted}
              </p>
              <Sources sources={other.sources} checkedOn={other.checkedOn} confirm={other.confirm} />
            </div>
          ))}
        </div>
      </Section>
      <Section deferred id="sources" title={overviewCopy.sources}>
        <Sources sources={content.sources} checkedOn={content.checkedOn} />
      </Section>
    </article>
  );
}
