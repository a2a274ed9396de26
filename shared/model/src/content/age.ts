import { daysBetween, readCivilDate, type CivilDate } from '@odysseus/contract/time';
import type { ContentProblem } from './contentError';

/** Days after which a fact should be checked again, and after which it is not published any more. */
export const factAge = { old: 180, refused: 365 } as const;

export interface DatedFact {
  readonly file: string;
  /** Path of the fact that carries the date, `places.3.price.0`. */
  readonly field: string;
  readonly date: CivilDate;
}

/** Every fact of a file that says when it was checked (`checkedOn`). A fare's `asOf` says since when it holds, which may be long ago. */
export function datedFacts(file: string, value: unknown, field: readonly (string | number)[] = []): DatedFact[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => datedFacts(file, item, [...field, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const date = key === 'checkedOn' && typeof inner === 'string' ? readCivilDate(inner) : undefined;
    return date === undefined
      ? datedFacts(file, inner, [...field, key])
      : [{ file, field: field.join('.') || '(screen)', date }];
  });
}

/** What is too old to be published, and what claims to have been checked in the future. */
export function agedProblems(facts: readonly DatedFact[], today: CivilDate): ContentProblem[] {
  return facts.flatMap(({ file, field, date }) => {
    const age = daysBetween(date, today);
    if (age > factAge.refused)
      return [
        {
          file,
          line: 1,
          field,
          message: `was checked on ${date}, ${age} days ago; ${factAge.refused} is the most`,
          remedy: 'Check the fact with its source, correct it, and write the day on which you did',
        },
      ];
    // A day of grace: a team may be ahead of the machine's time zone.
    if (age < -1)
      return [
        {
          file,
          line: 1,
          field,
          message: `says that it was checked on ${date}, which is still to come`,
          remedy: 'Write the day on which you looked',
        },
      ];
    return [];
  });
}
