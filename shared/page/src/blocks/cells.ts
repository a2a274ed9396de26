/** A dash in a table's cell: there is nothing to tell, and on a telephone no line for it. */
export const noValue = /^[–—-]?$/;

/** A column's name before a cell's value: 'Price:', 'Can you talk?' */
export function labelOf(column: string): string {
  return column.endsWith('?') ? column : `${column}:`;
}
