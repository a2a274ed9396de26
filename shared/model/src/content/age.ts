import { daysBetween, type CivilDate } from '@odysseus/contract/time';
import type { FactKind } from '../known/receipts';
import type { ContentProblem } from './contentError';
import { bearingsOf } from './receipts/bearings';

/** Days after which a fact should be read again, and after which it is not published any more. */
export const factAge = { old: 180, refused: 365 } as const;

/** A reading, with its day. */
export interface DatedFact {
  readonly file: string;
  /** Path of the receipt, `places.3.receipts.0`. */
  readonly field: string;
  readonly facts: readonly FactKind[];
  readonly date: CivilDate;
}

/** Every reading of a file. */
export function datedFacts(file: string, value: unknown): DatedFact[] {
  return bearingsOf(file, value).flatMap(({ field, receipts }) =>
    receipts.map(({ of: facts, read }, index) => ({
      file,
      field: [field, 'receipts', index].filter((step) => step !== '').join('.'),
      facts,
      date: read,
    })),
  );
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
