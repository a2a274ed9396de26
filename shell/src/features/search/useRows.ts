import { useMemo } from 'react';
import type { Found } from './found';
import { askedCities, presentCity, rowOf, rowsOf, type Row } from './searchRows';
import { useSearchable } from './useSearchable';

interface Rows {
  readonly rows: readonly Row[];
  /** The city whose subjects are offered, while nothing is typed. */
  readonly suggestedIn: string | undefined;
  /** Whether the visitor has no pass for what it leads to. */
  readonly isLocked: (entry: Pick<Found, 'path'>) => boolean;
  /** How many entries were found. */
  readonly found: number;
  /** The destination whose page is open, as entries name it. */
  readonly here: string | undefined;
  /** Whether what is typed is the very name of something that the guide tells of, other than help. */
  readonly isName: boolean;
  readonly isReady: boolean;
  readonly incomplete: boolean;
}

/** The lines for what is typed: what was found, or before anything is typed what is often looked for. */
export function useRows(query: string): Rows {
  const { engine, cities, here, isHelp, isLocked, incomplete } = useSearchable();
  return useMemo(() => {
    const common = { here, isLocked, isReady: engine !== undefined, incomplete };
    if (query.trim() === '') {
      const city = presentCity(cities, here);
      return { ...common, rows: city?.suggested.map(rowOf) ?? [], suggestedIn: city?.name, found: 0, isName: false };
    }
    const finding = engine?.find(query, here, isLocked) ?? { results: [], sure: false, isQuestion: false, named: [] };
    const rows = engine ? rowsOf(query, finding, askedCities(cities, here, finding.results), here) : [];
    const isName = finding.named.length > 0 && !finding.named.some(isHelp);
    return { ...common, rows, suggestedIn: undefined, found: finding.results.length, isName };
  }, [engine, cities, here, isHelp, isLocked, incomplete, query]);
}
