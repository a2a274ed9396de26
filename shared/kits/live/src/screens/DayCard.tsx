import { liveCopy } from '../logic/copy';
import type { DayItem } from '../logic/dayItems';
import { ProvenanceMark } from './ProvenanceMark';
import { Card, Kind, Name, When } from './DayCard.styles';

const copy = liveCopy.day;

/** Something that a day brings, with its days, what to do, and where it is said. */
export function DayCard({ item, now }: { readonly item: DayItem; readonly now: Date }) {
  const { kind, name, text, instead, settled, provenance } = item;
  const expected = settled ? undefined : copy.expected(item);
  return (
    <Card data-kind={kind}>
      <When>
        <Kind>{copy.kinds[kind]}</Kind> {copy.span(item, now)}
        {expected ? <em> {expected}</em> : null}
      </When>
      <Name>{name}</Name>
      <p>{text}</p>
      {instead ? (
        <p>
          <strong>{copy.instead}</strong> {instead}
        </p>
      ) : null}
      <ProvenanceMark provenance={provenance} now={now} />
    </Card>
  );
}
