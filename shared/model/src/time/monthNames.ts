export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'July' @param month 1 to 12 */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}
