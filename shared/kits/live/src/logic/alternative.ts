import { walkingMinutes, familyOf } from '@odysseus/model';
import type { CityMoment } from './cityMoment';
import { isOpen, minutesUntil, type PlaceRow } from './placeRows';

/** A place to go to in another's stead. */
export interface Alternative {
  readonly row: PlaceRow;
  /** On foot from the other place, an estimate. */
  readonly minutes: number;
}

/** Minutes that are left there at least, once the walk is over. */
const visit = 60;
/** Minutes on foot beyond which nobody goes somewhere else instead. */
const farthest = 45;

/**
 * A place of the same family to go to in another's stead: one of the visitor's trip, else the nearest of the same kind, else
 * the nearest. It is open for the walk to it and another hour; where none is, none is named.
 */
export function alternativeTo(
  row: Pick<PlaceRow, 'place'>,
  rows: readonly PlaceRow[],
  { minute }: Pick<CityMoment, 'minute'>,
): Alternative | undefined {
  const { kind, at, id } = row.place;
  const family = familyOf(kind).key;
  const [best] = rows
    .filter(({ place }) => place.id !== id && familyOf(place.kind).key === family)
    .map((other): Alternative => ({ row: other, minutes: walkingMinutes(at, other.place.at) }))
    .filter(({ row: other, minutes }) => minutes <= farthest && minutesLeft(other, minute) >= minutes + visit)
    .sort(
      (a, b) =>
        Number(b.row.inTrip) - Number(a.row.inTrip) ||
        Number(b.row.place.kind === kind) - Number(a.row.place.kind === kind) ||
        a.minutes - b.minutes,
    );
  return best;
}

/** Minutes for which a place that is open now stays so; none where it is shut, or nobody knows. */
function minutesLeft(row: PlaceRow, minute: number): number {
  if (!isOpen(row)) return 0;
  const until = 'until' in row.state ? row.state.until : undefined;
  return until === undefined ? Infinity : minutesUntil(until, minute);
}
