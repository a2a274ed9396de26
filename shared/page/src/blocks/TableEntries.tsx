import type { BlockOf, BriefColumn } from '@odysseus/model';
import { PhoneFold } from '../layout/PhoneFold';
import { labelOf, noValue, toldAs } from './cells';
import { blockCopy } from './copy';
import { Brief, EntryList, EntryOf, Rest } from './TableEntries.styles';

interface TableEntriesProps extends Pick<BlockOf<'table'>, 'columns' | 'rows'> {
  readonly brief: readonly BriefColumn[];
}

/** A table of which each row is looked up by its name: a list of entries that a thumb gets through. */
export function TableEntries({ columns, rows, brief }: TableEntriesProps) {
  return (
    <EntryList data-answer="">
      {rows.map(([name, ...cells]) => {
        const told = cells
          .map((value, index) => ({ column: columns[index + 1] ?? '', value }))
          .filter(({ value }) => !noValue.test(value));
        const besideName = told.flatMap(({ column, value }) => {
          const found = brief.find((named) => named.column === column);
          return found ? [{ ...found, value }] : [];
        });
        const rest = told.filter(({ column }) => !brief.some((named) => named.column === column));
        return (
          <EntryOf key={name}>
            <h3>{name}</h3>
            <Brief>
              {besideName.map(({ column, as, value }) => (
                <span key={column}>
                  {as ? null : `${labelOf(column)} `}
                  <strong>{as ? toldAs[as](value) : value}</strong>
                </span>
              ))}
            </Brief>
            {rest.length > 0 ? (
              <PhoneFold whole summary={blockCopy.entryFold}>
                <Rest>
                  {rest.map(({ column, value }) => (
                    <div key={column}>
                      <dt>{labelOf(column)}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </Rest>
              </PhoneFold>
            ) : null}
          </EntryOf>
        );
      })}
    </EntryList>
  );
}
