import type { Point } from '../geometry';

export interface Piece {
  readonly points: Point[];
  readonly cut: readonly [start: boolean, end: boolean];
}

/**
 * The pieces of a line within its own tile. Tiles hold a little of what lies beyond them: without this a street at an edge would be
 * there twice, and by two drawings of it that are not quite the same.
 * @param width of the tile, which begins at 0
 */
export function cutAtTile(line: readonly Point[], width: number): Piece[] {
  const pieces: Piece[] = [];
  let points: Point[] = [];
  let wasCut = false;
  const close = (isCut: boolean): void => {
    if (points.length > 1) pieces.push({ points, cut: [wasCut, isCut] });
    points = [];
  };
  for (const [index, end] of line.entries()) {
    const start = line[index - 1];
    if (!start) continue;
    const within = partWithin(start, end, width);
    if (!within) {
      close(true);
      continue;
    }
    const [from, to] = within;
    if (points.length === 0) {
      points = [along(start, end, from)];
      wasCut = from > 0;
    }
    points.push(along(start, end, to));
    if (to < 1) close(true);
  }
  close(false);
  return pieces;
}

/** The shares of a piece between which it lies within the square (Liang–Barsky). */
function partWithin([x, y]: Point, [endX, endY]: Point, width: number): readonly [number, number] | undefined {
  let [from, to] = [0, 1];
  for (const [start, way] of [
    [x, endX - x],
    [y, endY - y],
  ] as const)
    for (const [step, room] of [
      [-way, start],
      [way, width - start],
    ] as const) {
      if (step === 0 && room < 0) return undefined;
      if (step < 0) from = Math.max(from, room / step);
      if (step > 0) to = Math.min(to, room / step);
    }
  return from < to ? [from, to] : undefined;
}

function along([x, y]: Point, [endX, endY]: Point, share: number): Point {
  return share === 1 ? [endX, endY] : [x + (endX - x) * share, y + (endY - y) * share];
}
