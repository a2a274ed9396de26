import { nameList } from '../text/nameList';
import { monthName } from '../time/monthNames';

/** Runs of months that follow one another, over the end of the year too: of 1, 2, 3, 11, 12 `[[11, 3]]`. */
export function monthRuns(months: readonly number[]): (readonly [number, number])[] {
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  if (new Set(months).size === 12) return [[1, 12]];
  return [...new Set(months)]
    .filter((month) => !has(month - 1))
    .sort((a, b) => a - b)
    .map((first) => {
      let last = first;
      while (has(last + 1)) last += 1;
      return [first, ((last - 1) % 12) + 1] as const;
    });
}

/** 'April to October', 'May, July and August' @param months 1 to 12 */
export function monthWords(months: readonly number[]): string {
  return nameList(
    monthRuns(months).map(([first, last]) =>
      first === last
        ? monthName(first)
        : `${monthName(first)} ${(last + 12 - first) % 12 === 1 ? 'and' : 'to'} ${monthName(last)}`,
    ),
  );
}
