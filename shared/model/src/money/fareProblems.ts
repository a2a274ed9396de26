import type { OpeningCalendar } from '../places/compiled';
import type { Fare } from './faresFor';
import { fareTimes } from './fareTimes';
import { lateFareProblem } from './lateFareProblem';
import { isLate, lateDays } from './lateFare';
import { monthWords } from './monthWords';
import { productsOf } from './productsOf';

export interface FareProblem {
  /** Which fare of the place, from 0. */
  readonly index: number;
  readonly message: string;
  readonly remedy: string;
}

const year = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * What is wrong with a place's fares: two of them that the same people pay for the same thing at the same time, as nobody could
 * tell which one holds; two currencies, as nobody could add them up; and one that holds from an hour on and that nobody can pay, or
 * that is no cheaper.
 * @param entries when people are let in, where that is known
 */
export function fareProblems(fares: readonly Fare[], entries?: OpeningCalendar): FareProblem[] {
  const problems = new Map<number, FareProblem>();
  fares.forEach(({ who, currency }, index) => {
    const [first] = fares;
    if (!first || currency === first.currency) return;
    problems.set(index, {
      index,
      message: `"${who}" is in ${currency}, and "${first.who}" in ${first.currency}`,
      remedy: "Write all of a place's fares in the currency that it takes",
    });
  });
  for (const { name, fares: own } of productsOf(fares)) {
    own.forEach((fare, position) => {
      const other = own.slice(0, position).find((before) => holdTogether(before, fare));
      const index = fares.indexOf(fare);
      if (!other || problems.has(index)) return;
      const shared = commonMonths(other, fare);
      const when = isLate(fare)
        ? fareTimes({ from: fare.from, ...(shared.length < 12 ? { months: shared } : {}) })
        : shared.length < 12
          ? monthWords(shared)
          : undefined;
      const where = [
        ...(name === undefined ? [] : [`of "${name}"`]),
        ...(when === undefined ? [] : [isLate(fare) ? when : `in ${when}`]),
      ];
      problems.set(index, {
        index,
        message: `"${other.who}" and "${fare.who}" are two fares ${[...where, ''].join(' ')}for the same ages and residency`,
        remedy: 'Give each its months, its ages, or its product where they are two things to buy; or take one off',
      });
    });
  }
  fares.forEach((fare, index) => {
    const problem = isLate(fare) && !problems.has(index) ? lateFareProblem(fare, fares, entries) : undefined;
    if (problem) problems.set(index, { index, ...problem });
  });
  return [...problems.values()];
}

/** Whether two fares hold for the same people on the same days. One that holds from an hour on stands beside that of the whole day. */
function holdTogether(one: Fare, other: Fare): boolean {
  return (
    one.residency === other.residency &&
    JSON.stringify(one.ages) === JSON.stringify(other.ages) &&
    commonMonths(one, other).length > 0 &&
    (isLate(one) && isLate(other)
      ? lateDays(one.from).some((day) => lateDays(other.from).includes(day))
      : isLate(one) === isLate(other))
  );
}

function commonMonths(one: Fare, other: Fare): number[] {
  return year.filter((month) => [one, other].every(({ months }) => !months || months.includes(month)));
}
