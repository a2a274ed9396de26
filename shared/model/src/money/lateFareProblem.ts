import { dayNumber, minuteOf } from '@odysseus/contract/time';
import type { OpeningCalendar } from '../places/compiled';
import { monthOf } from '../time/monthOf';
import { openingsOn, weekdayIn } from '../time/openings';
import { weekdayCodes, type WeekdayCode } from '../time/weekdayCodes';
import { weekdayWords } from '../time/weekdayWords';
import { fareOf, holdsIn, type Fare } from './faresFor';
import { lateDays, lateWords, type Late } from './lateFare';
import { productsOf } from './productsOf';

type LateFare = Fare & { readonly from: Late };

const oldest = 120;
const year = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * What is wrong with a fare that holds from an hour on: nobody is let in then, or nobody pays less by it.
 * @param fares all of its place
 * @param entries when people are let in, where that is known
 */
export function lateFareProblem(
  fare: LateFare,
  fares: readonly Fare[],
  entries: OpeningCalendar | undefined,
): { readonly message: string; readonly remedy: string } | undefined {
  const shut = entries ? lateDays(fare.from).filter((day) => !isEnteredOn(day, fare, entries)) : [];
  if (shut.length > 0) {
    return {
      message: `"${fare.who}" holds ${lateWords(fare.from)}, and on ${weekdayWords(shut)} nobody is let in as late as that`,
      remedy: 'Correct its hour or its weekdays, or the hours and the last entry of the place',
    };
  }
  if (savesSomebody(fare, fares)) return undefined;
  return {
    message: `"${fare.who}" holds ${lateWords(fare.from)} and is no cheaper for anybody than what is paid all day`,
    remedy: 'Correct its amount or its ages, or take it off',
  };
}

function isEnteredOn(code: WeekdayCode, fare: LateFare, entries: OpeningCalendar): boolean {
  return Array.from(entries.days, (_, index) => index).some(
    (index) =>
      weekdayCodes[weekdayIn(entries, index) - 1] === code &&
      holdsIn(fare, monthOf(dayNumber(entries.from) + index)) &&
      openingsOn(entries, index).some(([, to]) => to > minuteOf(fare.from.at)),
  );
}

/** Where nobody's price of the whole day is told, nobody can know. */
function savesSomebody(fare: LateFare, fares: readonly Fare[]): boolean {
  const [first, last] = fare.ages ?? [0, oldest];
  const residencies = fare.residency ? [fare.residency] : (['eea', 'elsewhere'] as const);
  const months = fare.months ?? year;
  const usual = productsOf(fares)
    .filter((product) => product.fares.includes(fare))
    .flatMap((product) =>
      Array.from({ length: last - first + 1 }, (_, years) => first + years).flatMap((age) =>
        residencies.flatMap((residency) =>
          months.flatMap((month) => fareOf(product.fares, age, residency, month)?.amount ?? []),
        ),
      ),
    );
  return usual.length === 0 || usual.some((amount) => amount > fare.amount);
}
