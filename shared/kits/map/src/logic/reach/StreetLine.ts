import type { Point } from '../geometry';

/** A street of a tile as it is walked, on a plane: metres rightwards and downwards. */
export interface StreetLine {
  readonly points: readonly Point[];
  /** What crosses at another level is not met: 0 on the ground, 1 on a bridge, -1 in a tunnel. */
  readonly level: -1 | 0 | 1;
  /** Whether it begins, and ends, where it was cut at a tile's edge: the next tile has the rest. */
  readonly cut: readonly [start: boolean, end: boolean];
}
