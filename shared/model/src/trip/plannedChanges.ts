import type { AssistantPlan } from '@odysseus/contract';
import { nextOrder, placeRemoved, stopOfPlace } from './placeChanges';
import type { Trip, TripDay, TripStop } from './tripSchema';
import type { TripWrite } from './tripWrites';

/**
 * Puts a plan by days into a trip, with its times, its lengths and what is no place, as meals. A day of the same date, or of the
 * same name where none is told, takes the plan's stops up; the same plan put in again changes nothing. What is locked stays.
 * @param newId an id that nothing has yet
 */
export function plannedChanges(trip: Trip, plan: AssistantPlan, newId: () => string): TripWrite[] {
  const items = new Map(plan.add.map((item) => [item.id, item]));
  const writes: TripWrite[] = plan.remove.flatMap(({ id }) => placeRemoved(trip, id));
  const used = new Set<string>();
  let order = nextOrder(trip.stops);
  let dayOrder = nextOrder(trip.days);
  for (const planned of plan.days) {
    const present = trip.days.find((day) => !day.removed && isSameDay(day, planned));
    const day = present?.id ?? newId();
    if (!present) {
      const { title: name, date } = planned;
      writes.push({ of: 'days', id: day, set: { name, order: dayOrder, ...(date === undefined ? {} : { date }) } });
      dayOrder += 1;
    }
    for (const { place, name, at, minutes, note } of planned.stops) {
      const known = stopFor(trip.stops, used, { place, name, at, day: present?.id });
      if (known) used.add(known.id);
      if (known?.locked && !known.removed) continue;
      const item = place === undefined ? undefined : items.get(place);
      const free = place !== undefined && !known && !trip.stops.some(({ id }) => id === place) && !used.has(place);
      const id = known?.id ?? (free ? place : newId());
      used.add(id);
      const time = /^([01]\d|2[0-3]):[0-5]\d$/.test(at) ? at : null;
      const own = known ? {} : item ? stopOfPlace(item) : anotherVisit(trip, place, name);
      writes.push({
        of: 'stops',
        id,
        set: {
          ...own,
          day,
          at: time,
          minutes,
          order,
          note: note ?? null,
          ...(known?.removed ? { removed: null } : {}),
        },
      });
      order += 1;
    }
  }
  const onDays = new Set(plan.days.flatMap(({ stops }) => stops.map(({ place }) => place)));
  for (const item of plan.add) {
    const known = trip.stops.find(({ place }) => place === item.id);
    if (onDays.has(item.id) || (known && !known.removed)) continue;
    writes.push(
      known
        ? { of: 'stops', id: known.id, set: { removed: null } }
        : { of: 'stops', id: item.id, set: { ...stopOfPlace(item), order } },
    );
    order += 1;
  }
  return writes;
}

function isSameDay(day: TripDay, { date, title }: AssistantPlan['days'][number]): boolean {
  return date === undefined ? day.date === undefined && day.name === title : day.date === date;
}

interface Wanted {
  readonly place: string | undefined;
  readonly name: string;
  readonly at: string;
  readonly day: string | undefined;
}

/** The stop that a planned one stands for: one of the same place, or the same meal at the same time of the same day. */
function stopFor(
  stops: readonly TripStop[],
  used: ReadonlySet<string>,
  { place, name, at, day }: Wanted,
): TripStop | undefined {
  const free = stops.filter(({ id }) => !used.has(id));
  if (place === undefined)
    return free.find(
      (stop) =>
        stop.place === undefined && stop.name === name && stop.at === at && stop.day === day && day !== undefined,
    );
  const own = free.filter((stop) => stop.place === place);
  return own.find((stop) => !stop.removed && stop.day === day) ?? own.find(({ removed }) => !removed) ?? own[0];
}

/** A place that is there already, for a second time; or what is none. */
function anotherVisit(
  { stops }: Trip,
  place: string | undefined,
  name: string,
): Pick<TripStop, 'name' | 'place' | 'city' | 'path' | 'coordinates'> {
  const { path, city, coordinates } = stops.find((stop) => stop.place !== undefined && stop.place === place) ?? {};
  return {
    name,
    ...(place === undefined || path === undefined ? {} : { place, path }),
    ...(city === undefined ? {} : { city }),
    ...(coordinates ? { coordinates } : {}),
  };
}
