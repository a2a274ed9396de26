import type { CivilDate } from '@odysseus/contract/time';
import type { QuoteProblem } from './quoteProblem';

/** A day that is quoted. */
export interface QuotedDay {
  readonly day: CivilDate;
}

/** Days of something that texts may quote, each under what stands behind its name: `since`, `closed.from`. */
export type QuotableDays = Readonly<Partial<Record<'since' | 'closed.from' | 'closed.until', CivilDate>>>;

/** Whether the end of a name asks for a day. */
export const asksForDay = (traits: readonly string[]): boolean =>
  /^(?:since|closed\..*|closed)$/.test(traits.join('.'));

/** The day that a name asks for. @param name as it is quoted @param stem of what has the day */
export function dayOf(
  name: string,
  stem: string,
  days: QuotableDays | undefined,
  traits: readonly string[],
): QuotedDay | QuoteProblem {
  const asked = traits.join('.');
  const day = Object.entries(days ?? {}).find(([key]) => key === asked)?.[1];
  if (day) return { day };
  const known = Object.keys(days ?? {}).map((key) => `${stem}.${key}`);
  return {
    message: `"${name}" quotes a day that is not known`,
    remedy:
      known.length > 0
        ? `Quote one of ${known.join(', ')}`
        : 'Write since at the ride, pass or place, or closedOn at the place, or the day in words',
  };
}
