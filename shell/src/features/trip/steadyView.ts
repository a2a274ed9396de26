import type { TripView } from '@odysseus/model/trip';

/** A view in which each day that says what it said is the very one of before: only what has changed is drawn anew. */
export function steadyView(view: TripView, before: TripView | undefined): TripView {
  if (!before) return view;
  const known = new Map(before.days.map((day) => [day.day.id, day]));
  return {
    days: view.days.map((now) => {
      const old = known.get(now.day.id);
      return old?.day === now.day && sameItems(old.stops, now.stops) ? old : now;
    }),
    loose: sameItems(before.loose, view.loose) ? before.loose : view.loose,
  };
}

function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
