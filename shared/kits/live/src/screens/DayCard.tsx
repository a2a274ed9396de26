import { FoldSummary } from '@odysseus/page';
import { liveCopy } from '../logic/copy';
import type { DayItem } from '../logic/dayItems';
import { ProvenanceMark } from './ProvenanceMark';
import { Body, Card, Event, Kind, Name, When, With } from './DayCard.styles';

const copy = liveCopy.day;

interface DayCardProps {
  readonly item: DayItem;
  /** What else falls on its day. */
  readonly events?: readonly DayItem[];
  readonly now: Date;
  /** Of two letters: in which those write who announce things. */
  readonly language: string;
  /** Whether all of it stands there at once, for what whoever reads it must know today. */
  readonly open?: boolean;
}

/** Something that a day brings, with what else falls on it: names and days, of which what to do and where it is said unfold. */
export function DayCard({ item, events = [], now, language, open = false }: DayCardProps) {
  const { kind, name } = item;
  return (
    <Card data-kind={kind}>
      <details open={open}>
        <FoldSummary>
          <When>
            <Kind>{copy.kinds[kind]}</Kind> <Days item={item} now={now} />
          </When>
          <Name>{name}</Name>
          {events.length > 0 ? <With>{copy.with(events.map((event) => event.name))}</With> : null}
        </FoldSummary>
        <Told item={item} now={now} language={language} />
        {events.map((event) => (
          <Event key={event.id}>
            <h5>{event.name}</h5>
            {event.from === item.from && event.until === item.until && event.settled ? null : (
              <When>
                <Days item={event} now={now} />
              </When>
            )}
            <Told item={event} now={now} language={language} />
          </Event>
        ))}
      </details>
    </Card>
  );
}

interface ItemProps {
  readonly item: DayItem;
  readonly now: Date;
  /** Of two letters: in which those write who announce things. */
  readonly language: string;
}

function Days({ item, now }: Omit<ItemProps, 'language'>) {
  const doubt = item.over ? copy.over : item.settled ? undefined : copy.expected(item);
  return (
    <>
      {copy.span(item, now)}
      {doubt ? <em> {doubt}</em> : null}
    </>
  );
}

function Told({ item: { kind, text, quote, instead, provenance }, now, language }: ItemProps) {
  return (
    <Body>
      <p>{text}</p>
      {quote === undefined ? null : <p lang={language}>{quote}</p>}
      {instead ? (
        <p>
          <strong>{kind === 'closure' ? copy.insteadOfShut : copy.instead}</strong> {instead}
        </p>
      ) : null}
      <ProvenanceMark provenance={provenance} now={now} />
    </Body>
  );
}
