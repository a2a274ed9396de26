import { daysBetween, type CivilDate } from '@odysseus/contract/time';
import type { FactKind } from '../known/receipts';
import type { ContentProblem } from './contentError';
import { bearingsOf } from './receipts/bearings';
import { namesOf } from './receipts/factsOf';

/** Days after which a fact should be read again, and after which it is not published any more. */
export const factAge = { old: 180, refused: 365 } as const;

/** A reading, with its day. */
export interface DatedFact {
  readonly file: string;
  /** Path of the receipt, `places.3.receipts.0`. */
  readonly field: string;
  /** What they are facts of, as it is called there; absent where it has no name. */
  readonly of?: string;
  readonly facts: readonly FactKind[];
  readonly date: CivilDate;
}

/** A reading that is to be read again, with its age in days. */
export interface AgedFact extends DatedFact {
  readonly days: number;
}

/** Every reading of a file. */
export function datedFacts(file: string, value: unknown): DatedFact[] {
  return bearingsOf(file, value).flatMap(({ field, object, receipts }) => {
    const [of] = namesOf(object);
    return receipts.map(({ of: facts, read }, index) => ({
      file,
      field: [field, 'receipts', index].filter((step) => step !== '').join('.'),
      ...(of === undefined ? {} : { of }),
      facts,
      date: read,
    }));
  });
}

/** What should be read again, the oldest first. It is published until `agedProblems` refuses it. */
export function oldFacts(facts: readonly DatedFact[], today: CivilDate): AgedFact[] {
  return facts
    .map((fact) => ({ ...fact, days: daysBetween(fact.date, today) }))
    .filter(({ days }) => days > factAge.old)
    .sort((a, b) => b.days - a.days);
}

/** What is too old to be published, and what claims to have been read in the future. */
export function agedProblems(facts: readonly DatedFact[], today: CivilDate): ContentProblem[] {
  return facts.flatMap(({ file, field, date }) => {
    const age = daysBetween(date, today);
    if (age > factAge.refused)
      return [
        {
          file,
          line: 1,
          field,
          message: `was read on ${date}, ${age} days ago; ${factAge.refused} is the most`,
          remedy: 'Read the page again, correct the fact, and write the day on which you did; or take the receipt off',
        },
      ];
    // A day of grace: a team may be ahead of the machine's time zone.
    if (age < -1)
      return [
        {
          file,
          line: 1,
          field,
          message: `says that it was read on ${date}, which is still to come`,
          remedy: 'Write the day on which you read it',
        },
      ];
    return [];
  });
}
