import { shownAtEnd } from './onwardRoutes';
import type { CSSProperties } from 'react';
import { Across, Beside, Column } from './GoElsewhere.styles';
import { OnwardLinks } from './OnwardLinks';
import { overviewsElsewhere } from './overviewsElsewhere';
import { useEveryArea } from './useEveryArea';

interface GoElsewhereProps {
  /** The column that it ends: its width with the margins of a page, as '52rem', or 'own' where it stands within the column. */
  readonly column?: string;
}

/** Where a visitor goes on from a page that is of no destination: to the overviews of three. */
export function GoElsewhere({ column }: GoElsewhereProps) {
  const links = <OnwardLinks routes={overviewsElsewhere(useEveryArea() ?? [], []).slice(0, shownAtEnd)} />;
  if (column === undefined) return <Beside>{links}</Beside>;
  const across = <Across>{links}</Across>;
  return column === 'own' ? across : <Column style={{ '--column': column } as CSSProperties}>{across}</Column>;
}
