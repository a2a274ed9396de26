import { timeTold } from './timeTold';

/** A dash in a table's cell: there is nothing to tell, and on a telephone no line for it. */
export const noValue = /^[–—-]?$/;

/** A column's name before a cell's value: 'Price:', 'Can you talk?' */
export function labelOf(column: string): string {
  return column.endsWith('?') ? column : `${column}:`;
}

/** Columns whose values need no name before them, and how these are told: '1 h 35', 'about €20 to €60'. */
export const saysItself: Readonly<Record<string, (value: string) => string>> = {
  Minutes: timeTold,
  About: (value) => `about ${value}`,
};
