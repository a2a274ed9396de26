import { dayMinutes, familyOf, walkingMinutes } from '@odysseus/model';
import type { CityMoment } from './cityMoment';
import type { Crowd } from './crowds';
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

/** The board at the moment, of which a place is chosen. */
export interface Choice {
  readonly rows: readonly PlaceRow[];
  readonly moment: Pick<CityMoment, 'minute'>;
  readonly crowds: readonly Pick<Crowd, 'place' | 'hours'>[];
}

/**
 * A place of the same family to go to in another's stead: one of the visitor's trip, else the nearest. It is open for the walk
 * to it and another hour, and not usually packed now or on arrival; where none is, none is named.
 */
export function alternativeTo(
  { place: { id, kind, at } }: Pick<PlaceRow, 'place'>,
  { rows, moment: { minute }, crowds }: Choice,
): Alternative | undefined {
  const family = familyOf(kind).key;
  const [best] = rows
    .filter(({ place }) => place.id !== id && familyOf(place.kind).key === family)
    .map((row): Alternative => ({ row, minutes: walkingMinutes(at, row.place.at) }))
    .filter(
      ({ row, minutes }) =>
        minutes <= farthest &&
        minutesLeft(row, minute) >= minutes + visit &&
        minutesOfEntry(row, minute) >= minutes &&
        !isPacked(row, [minute, minute + minutes], crowds),
    )
    .sort((a, b) => Number(b.row.inTrip) - Number(a.row.inTrip) || a.minutes - b.minutes);
  return best;
}

/** Whether a place is usually packed at one of some times. @param times minutes after midnight */
function isPacked({ place }: PlaceRow, times: readonly number[], crowds: Choice['crowds']): boolean {
  const hours = new Set(times.map((minute) => Math.floor((minute % dayMinutes) / 60)));
  const crowd = crowds.find((other) => other.place.id === place.id);
  return crowd?.hours.some(({ hour, level }) => level === 4 && hours.has(hour)) === true;
}

/** Minutes for which people are still let in. */
function minutesOfEntry({ state }: PlaceRow, minute: number): number {
  return 'lastEntry' in state && state.lastEntry !== undefined ? minutesUntil(state.lastEntry, minute) : Infinity;
}

/** Minutes for which a place that is open now stays so; none where it is shut, or nobody knows. */
function minutesLeft(row: PlaceRow, minute: number): number {
  if (!isOpen(row)) return 0;
  const until = 'until' in row.state ? row.state.until : undefined;
  return until === undefined ? Infinity : minutesUntil(until, minute);
}
