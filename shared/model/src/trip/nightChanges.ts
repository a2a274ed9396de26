import type { TripDay } from './tripSchema';
import type { TripView } from './tripView';
import type { TripWrite } from './tripWrites';

type Night = NonNullable<TripDay['night']>;

/** Where several nights are spent, one after the other. */
export interface Stay extends Night {
  /** Ids of the days after which one sleeps there, in their order. */
  readonly days: readonly string[];
}

/** The stays of a trip in their order: nights under the same name in the same city, day after day, are one. */
export function nightsOf({ days }: TripView): Stay[] {
  const stays: Stay[] = [];
  let before: Stay | undefined;
  for (const {
    day: { id, night },
  } of days) {
    const goesOn = before && night && before.name === night.name && before.city === night.city;
    if (goesOn) stays.pop();
    before = night && { ...night, days: goesOn && before ? [...before.days, id] : [id] };
    if (before) stays.push(before);
  }
  return stays;
}

/**
 * Sets where the nights from one day to another are spent, and frees those that were spent there before.
 * @param night undefined takes the stay away
 * @param former days of the stay as it was
 */
export function nightsSet(
  { days }: TripView,
  night: Night | undefined,
  [from, to]: readonly [string, string],
  former: readonly string[] = [],
): TripWrite[] {
  const ids = days.map(({ day }) => day.id);
  const [one, other] = [ids.indexOf(from), ids.indexOf(to)];
  const [first, last] = one <= other ? [one, other] : [other, one];
  const name = night?.name.trim() ?? '';
  const spent = new Set(name === '' || first < 0 ? [] : ids.slice(first, last + 1));
  return days.flatMap(({ day }): TripWrite[] => {
    if (night && spent.has(day.id)) return [{ of: 'days', id: day.id, set: { night: { ...night, name } } }];
    return former.includes(day.id) && day.night ? [{ of: 'days', id: day.id, set: { night: null } }] : [];
  });
}
