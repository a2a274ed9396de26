import { liveCopy } from './copy';
import type { DayItem } from './dayItems';
import { ProvenanceMark } from './ProvenanceMark';
import classes from './DayCard.module.css';

const copy = liveCopy.day;

/** Something that a day brings, with its days, what to do, and where it is said. */
export function DayCard({ item, now }: { readonly item: DayItem; readonly now: Date }) {
  const { kind, name, text, instead, settled, provenance } = item;
  const expected = settled ? undefined : copy.expected(item);
  return (
    <li className={classes['card']} data-kind={kind}>
      <p className={classes['when']}>
        <span className={classes['kind']}>{copy.kinds[kind]}</span> {copy.span(item, now)}
        {expected ? <em> {expected}</em> : null}
      </p>
      <h4 className={classes['name']}>{name}</h4>
      <p>{text}</p>
      {instead ? (
        <p>
          <strong>{copy.instead}</strong> {instead}
        </p>
      ) : null}
      <ProvenanceMark provenance={provenance} now={now} />
    </li>
  );
}
