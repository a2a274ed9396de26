import { useState } from 'react';
import { AskRow } from './AskRow';
import { fieldCopy } from './fieldCopy';
import type { Found } from './found';
import { FoundEntry } from './FoundEntry';
import type { Row } from './searchRows';
import { Results, Scroller } from './Search.styles';
import { TripButtons } from './TripButtons';
import type { TripRows } from './useTripRows';

interface ResultListProps {
  readonly id: string;
  readonly rows: readonly Row[];
  /** Place of the line that Enter opens. */
  readonly chosen: number;
  readonly here: string | undefined;
  /** Whether the visitor has no pass for what an entry leads to. */
  readonly isLocked: (entry: Pick<Found, 'path'>) => boolean;
  readonly trip: TripRows;
  readonly onOpen: (row: Row) => void;
  readonly onChoose: (index: number) => void;
}

/** The lines that can be chosen, the one that Enter opens marked. */
export function ResultList({ id, rows, chosen, here, isLocked, trip, onOpen, onChoose }: ResultListProps) {
  const [now] = useState(() => new Date());
  return (
    // It scrolls: where no button in it takes the focus, Tab leads to it in every browser.
    <Scroller tabIndex={rows.some(trip.of) ? undefined : 0}>
      <Results id={id} role="listbox" aria-label={fieldCopy.label} $rows={rows.length}>
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
      <TripButtons rows={rows} chosen={chosen} trip={trip} onChoose={onChoose} />
    </Scroller>
  );
}
