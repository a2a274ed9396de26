import { formatDate, type CivilDate } from '@odysseus/model';
import { FoldSummary, Section, HowKnown } from '@odysseus/page';
import type { CompiledLive } from '../logic/compiledLive';
import { liveCopy } from '../logic/copy';
import { dayCards } from '../logic/dayCards';
import { isBrief, isLasting, type DayItem } from '../logic/dayItems';
import type { Provenance } from '../logic/provenance';
import { DayCard } from './DayCard';
import { Ahead, CardList, Fold, Names, Strikes } from './DaySection.styles';

const copy = liveCopy.day;

interface DaySectionProps {
  readonly today: readonly DayItem[];
  readonly ahead: readonly DayItem[];
  readonly look: CompiledLive['look']['strikes'];
  /** What holds in every strike. */
  readonly rules: CompiledLive['strikes'];
  /** Where strikes would be told of, if such a register answers. */
  readonly register: Provenance | undefined;
  readonly edited: CivilDate;
  /** Of two letters: in which those write who announce things. */
  readonly language: string;
  readonly now: Date;
}

/** What today and the next weeks bring: holidays, school holidays, events, sales, strikes, closures and works. */
export function DaySection({ today, ahead, look, rules, register, edited, language, now }: DaySectionProps) {
  const strikes = today.some(({ kind }) => kind === 'strike' || kind === 'demonstration');
  const lasting = today.filter(isLasting);
  const ofToday = today.filter((item) => !isLasting(item));
  return (
    <Section id="days" title={copy.title}>
      <h3>{copy.today}</h3>
      {ofToday.length > 0 ? (
        <Cards items={ofToday} now={now} language={language} isOpen={(item) => isBrief(item) && !item.over} />
      ) : (
        <p>{copy.nothing}</p>
      )}
      {lasting.length > 0 ? (
        <Fold $wide>
          <details>
            <FoldSummary>
              <h4>{copy.lasting(lasting.length)}</h4>
              <Names>{lasting.map(({ name }) => name).join('; ')}</Names>
            </FoldSummary>
            <Cards items={lasting} now={now} language={language} isOpen={() => false} />
          </details>
        </Fold>
      ) : null}
      {rules ? (
        <Fold>
          <details open={strikes}>
            <FoldSummary>
              <h4>{copy.rules}</h4>
            </FoldSummary>
            <p>{rules.text}</p>
            <HowKnown known={rules.known} confirm={!rules.known} />
          </details>
        </Fold>
      ) : null}
      {strikes ? null : <Strikes>{copy[register ? 'noneAnnounced' : 'noStrikes'](formatDate(edited))}</Strikes>}
      <HowKnown links={[...(register?.links ?? []), ...look]} />
      <Ahead>{copy.ahead}</Ahead>
      {ahead.length > 0 ? (
        <Cards items={ahead} now={now} language={language} isOpen={() => false} />
      ) : (
        <p>{copy.nothingAhead}</p>
      )}
    </Section>
  );
}

interface CardsProps {
  readonly items: readonly DayItem[];
  readonly now: Date;
  readonly language: string;
  readonly isOpen: (item: DayItem) => boolean;
}

function Cards({ items, now, language, isOpen }: CardsProps) {
  return (
    <CardList>
      {dayCards(items).map(({ head, events }) => (
        <DayCard key={head.id} item={head} events={events} now={now} language={language} open={isOpen(head)} />
      ))}
    </CardList>
  );
}
