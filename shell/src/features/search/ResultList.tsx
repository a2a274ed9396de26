import { useState } from 'react';
import { AskRow } from './AskRow';
import { fieldCopy } from './fieldCopy';
import type { Found } from './found';
import { FoundEntry } from './FoundEntry';
import type { Row } from './searchRows';
import { Results } from './Search.styles';

interface ResultListProps {
  readonly id: string;
  readonly rows: readonly Row[];
  /** Place of the line that Enter opens. */
  readonly chosen: number;
  readonly here: string | undefined;
  /** Whether the visitor has no pass for what an entry leads to. */
  readonly isLocked: (entry: Pick<Found, 'path'>) => boolean;
  readonly onOpen: (row: Row) => void;
}

/** The lines that can be chosen, the one that Enter opens marked. */
export function ResultList({ id, rows, chosen, here, isLocked, onOpen }: ResultListProps) {
  const [now] = useState(() => new Date());
  return (
    <Results id={id} role="listbox" aria-label={fieldCopy.label}>
      {rows.map((row, index) => {
        const line = { id: `${id}-${index}`, chosen: index === chosen, onOpen: () => onOpen(row) };
        return row.type === 'ask' ? (
          <AskRow
            key={`ask ${row.city}`}
            {...line}
            question={row.question}
            city={row.city}
            isOpen={row.city === here}
            locked={isLocked(row)}
          />
        ) : (
          <FoundEntry
            key={`${row.path} ${row.result.title}`}
            {...line}
            result={row.result}
            tellsCity={row.result.city !== '' && row.result.city !== here}
            locked={isLocked(row.result)}
            now={now}
          />
        );
      })}
    </Results>
  );
}
