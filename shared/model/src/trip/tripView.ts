import type { Trip, TripDay, TripStop } from './tripSchema';

export interface DayOfTrip {
  readonly day: TripDay;
  readonly stops: readonly TripStop[];
}

/** A trip as it is read: what was removed is left out, and all is in its order. */
export interface TripView {
  readonly days: readonly DayOfTrip[];
  /** What stands on no day yet. */
  readonly loose: readonly TripStop[];
}

/** Days with a date in the calendar's order, and then the others. */
export function tripView({ days, stops }: Trip): TripView {
  const present = days.filter(({ removed }) => !removed).sort(byDateAndOrder);
  const ids = new Set(present.map(({ id }) => id));
  const byDay = new Map<string | undefined, TripStop[]>();
  for (const stop of stops) {
    if (stop.removed) continue;
    const day = stop.day !== undefined && ids.has(stop.day) ? stop.day : undefined;
    const own = byDay.get(day);
    if (own) own.push(stop);
    else byDay.set(day, [stop]);
  }
  const stopsOf = (day: string | undefined): TripStop[] => (byDay.get(day) ?? []).sort(byOrder);
  return { days: present.map((day) => ({ day, stops: stopsOf(day.id) })), loose: stopsOf(undefined) };
}

/** Every stop, day after day, and then those on no day. */
export function stopsInOrder(trip: Trip): TripStop[] {
  const { days, loose } = tripView(trip);
  return [...days.flatMap(({ stops }) => stops), ...loose];
}

const byOrder = (a: TripStop | TripDay, b: TripStop | TripDay): number => a.order - b.order || (a.id < b.id ? -1 : 1);

function byDateAndOrder(a: TripDay, b: TripDay): number {
  if (a.date === undefined || b.date === undefined)
    return Number(a.date === undefined) - Number(b.date === undefined) || byOrder(a, b);
  return a.date === b.date ? byOrder(a, b) : a.date < b.date ? -1 : 1;
}
