import type { BlockOf } from '@odysseus/model';
import { PhoneFold } from '../layout/PhoneFold';
import { labelOf, noValue, saysItself } from './cells';
import { blockCopy } from './copy';
import { Brief, EntryList, EntryOf, Rest } from './TableEntries.styles';

interface TableEntriesProps extends Pick<BlockOf<'table'>, 'columns' | 'rows'> {
  readonly brief: readonly string[];
}

/** A table of which each row is looked up by its name: a list of entries that a thumb gets through. */
export function TableEntries({ columns, rows, brief }: TableEntriesProps) {
  return (
    <EntryList data-answer="">
      {rows.map(([name, ...cells]) => {
        const told = cells
          .map((value, index) => ({ column: columns[index + 1] ?? '', value }))
          .filter(({ value }) => !noValue.test(value));
        const rest = told.filter(({ column }) => !brief.includes(column));
        return (
          <EntryOf key={name}>
            <h3>{name}</h3>
            <Brief>
              {told
                .filter(({ column }) => brief.includes(column))
                .map(({ column, value }) => (
                  <span key={column}>
                    {column in saysItself ? null : `${labelOf(column)} `}
                    <strong>{saysItself[column]?.(value) ?? value}</strong>
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
