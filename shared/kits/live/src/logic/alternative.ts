import { walkingMinutes, type LatLng, familyOf } from '@odysseus/model';
import { isOpen, type PlaceRow } from './placeRows';

/** A place to go to in another's stead. */
export interface Alternative {
  readonly row: PlaceRow;
  /** On foot from the other place, an estimate. */
  readonly minutes: number;
}

/** The nearest place of the same kind that is open for another hour, else the nearest of the same family, else one that opens later today. */
export function alternativeTo(row: Pick<PlaceRow, 'place'>, rows: readonly PlaceRow[]): Alternative | undefined {
  const { kind, at, id } = row.place;
  const others = rows.filter(({ place }) => place.id !== id);
  const open = others.filter((other) => other.state.is === 'open');
  const family = familyOf(kind).key;
  const sameFamily = (other: PlaceRow) => familyOf(other.place.kind).key === family;
  return (
    nearest(
      at,
      open.filter(({ place }) => place.kind === kind),
    ) ??
    nearest(at, open.filter(sameFamily)) ??
    nearest(
      at,
      others.filter((other) => (isOpen(other) || other.state.is === 'later') && sameFamily(other)),
    )
  );
}

function nearest(at: LatLng, rows: readonly PlaceRow[]): Alternative | undefined {
  return rows.reduce<Alternative | undefined>((best, row) => {
    const minutes = walkingMinutes(at, row.place.at);
    return best === undefined || minutes < best.minutes ? { row, minutes } : best;
  }, undefined);
}
