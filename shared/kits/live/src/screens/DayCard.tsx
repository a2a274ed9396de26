import { FoldSummary } from '@odysseus/page';
import { liveCopy } from '../logic/copy';
import type { DayItem } from '../logic/dayItems';
import { ProvenanceMark } from './ProvenanceMark';
import { Body, Card, Kind, Name, When } from './DayCard.styles';

const copy = liveCopy.day;

interface DayCardProps {
  readonly item: DayItem;
  readonly now: Date;
  /** Whether all of it stands there at once, for what whoever reads it must know today. */
  readonly open?: boolean;
}

/** Something that a day brings: its name and its days, of which what to do and where it is said unfold. */
export function DayCard({ item, now, open = false }: DayCardProps) {
  const { kind, name, text, instead, settled, provenance } = item;
  const expected = settled ? undefined : copy.expected(item);
  return (
    <Card data-kind={kind}>
      <details open={open}>
        <FoldSummary>
          <When>
            <Kind>{copy.kinds[kind]}</Kind> {copy.span(item, now)}
            {expected ? <em> {expected}</em> : null}
          </When>
          <Name>{name}</Name>
        </FoldSummary>
        <Body>
          <p>{text}</p>
          {instead ? (
            <p>
              <strong>{kind === 'closure' ? copy.insteadOfShut : copy.instead}</strong> {instead}
            </p>
          ) : null}
          <ProvenanceMark provenance={provenance} now={now} />
        </Body>
      </details>
    </Card>
  );
}
