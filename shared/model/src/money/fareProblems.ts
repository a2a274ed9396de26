import type { Fare } from './faresFor';
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
 * What is wrong with a place's fares: two of them that the same people pay for the same thing in the same month, as nobody could
 * tell which one holds, and two currencies, as nobody could add them up.
 */
export function fareProblems(fares: readonly Fare[]): FareProblem[] {
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
      const other = own
        .slice(0, position)
        .find((before) => isForTheSame(before, fare) && commonMonths(before, fare).length > 0);
      const index = fares.indexOf(fare);
      if (!other || problems.has(index)) return;
      const shared = commonMonths(other, fare);
      const where = [
        ...(name === undefined ? [] : [`of "${name}"`]),
        ...(shared.length < 12 ? [`in ${monthWords(shared)}`] : []),
      ].join(' ');
      problems.set(index, {
        index,
        message: `"${other.who}" and "${fare.who}" are two fares ${where ? `${where} ` : ''}for the same ages and residency`,
        remedy: 'Give each its months, its ages, or its product where they are two things to buy; or take one off',
      });
    });
  }
  return [...problems.values()];
}

function isForTheSame(one: Fare, other: Fare): boolean {
  return one.residency === other.residency && JSON.stringify(one.ages) === JSON.stringify(other.ages);
}

function commonMonths(one: Fare, other: Fare): number[] {
  return year.filter((month) => [one, other].every(({ months }) => !months || months.includes(month)));
}
