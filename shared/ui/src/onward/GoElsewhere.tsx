import { shownAtEnd } from './onwardRoutes';
import { Across, Beside, Column, type ColumnName } from './GoElsewhere.styles';
import { OnwardLinks } from './OnwardLinks';
import { overviewsElsewhere } from './overviewsElsewhere';
import { useEveryArea } from './useEveryArea';

interface GoElsewhereProps {
  /** The column that it ends, or 'own' where it stands within it. */
  readonly column?: ColumnName | 'own';
}

/** Where a visitor goes on from a page that is of no destination: to the overviews of three. */
export function GoElsewhere({ column }: GoElsewhereProps) {
  const links = <OnwardLinks routes={overviewsElsewhere(useEveryArea() ?? [], []).slice(0, shownAtEnd)} />;
  if (column === undefined) return <Beside>{links}</Beside>;
  const across = <Across>{links}</Across>;
  return column === 'own' ? across : <Column $column={column}>{across}</Column>;
}
