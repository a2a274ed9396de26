import type { DatedTrip } from '@odysseus/contract';

/** A visit to a place of the trip on a day that has a date. */
export interface PlannedVisit {
  /** City and place, `paris/louvre`. */
  readonly place: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** When it begins, `HH:MM` of the city's clocks; absent while nobody has said. */
  readonly at?: string | undefined;
}

/** The visits to places on days that have a date, day after day, and each day's with a time first. */
export function visitsOfTrip({ days, stops }: DatedTrip): PlannedVisit[] {
  const dates = new Map(days.filter(({ removed }) => !removed).map(({ id, date }) => [id, date]));
  return stops
    .flatMap(({ place, day, at, removed }): PlannedVisit[] => {
      const date = dates.get(day ?? '');
      return removed || place === undefined || date === undefined ? [] : [{ place, date, at }];
    })
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function keyOf({ date, at = '~' }: PlannedVisit): string {
  return `${date} ${at}`;
}
