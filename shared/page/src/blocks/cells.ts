import type { BriefColumn } from '@odysseus/model';
import { timeTold } from './timeTold';

/** A dash in a table's cell: there is nothing to tell, and on a telephone no line for it. */
export const noValue = /^[–—-]?$/;

/** A column's name before a cell's value: 'Price:', 'Can you talk?' */
export function labelOf(column: string): string {
  return column.endsWith('?') ? column : `${column}:`;
}

/** How values are told that need no column's name before them: '1 h 35', 'about €20 to €60'. */
export const toldAs: Readonly<Record<NonNullable<BriefColumn['as']>, (value: string) => string>> = {
  minutes: timeTold,
  about: (value) => `about ${value}`,
};
