import type { Point } from '../geometry';
import { BoxIndex } from './BoxIndex';
import type { StreetLine } from './StreetLine';

/** Metres across a square in which pieces of streets are looked for. */
const square = 40;
/** Pieces that are looked at before the page may answer. */
const atOnce = 200;

/** From one corner of a street to the next. */
interface Piece {
  readonly line: number;
  readonly index: number;
  readonly start: Point;
  readonly end: Point;
  readonly level: StreetLine['level'];
}

export interface Split {
  /** Share of the piece before it. */
  readonly share: number;
  readonly point: Point;
}

/**
 * Where pieces of streets are met by others that have no corner in common with them: whoever made the tiles left out corners that a
 * drawing does not need, and most junctions on a straight street are such. What crosses on the ground meets; a bridge meets what it
 * ends on.
 * @param tolerance metres by which a corner may lie beside what it lies on
 * @returns where pieces are to be split, by their number among all pieces of all lines
 */
export function* crossings(
  lines: readonly StreetLine[],
  tolerance: number,
): Generator<undefined, ReadonlyMap<number, readonly Split[]>> {
  const pieces: Piece[] = [];
  const splits = new Map<number, Split[]>();
  const known = new BoxIndex(square);
  for (const piece of piecesOf(lines)) {
    const number = pieces.push(piece) - 1;
    if (number % atOnce === atOnce - 1) yield undefined;
    const { start, end } = piece;
    const box = [
      Math.min(start[0], end[0]) - tolerance,
      Math.min(start[1], end[1]) - tolerance,
      Math.max(start[0], end[0]) + tolerance,
      Math.max(start[1], end[1]) + tolerance,
    ] as const;
    for (const each of known.near(...box)) {
      const other = pieces[each];
      if (!other) continue;
      meet(number, piece, other);
      meet(each, other, piece);
      const crossed = piece.level === 0 && other.level === 0 ? crossing(piece, other) : undefined;
      if (!crossed) continue;
      split(number, { share: crossed.own, point: crossed.point });
      split(each, { share: crossed.others, point: crossed.point });
    }
    known.add(number, ...box);
  }
  return splits;

  function split(number: number, at: Split): void {
    const found = splits.get(number);
    if (found) found.push(at);
    else splits.set(number, [at]);
  }

  /** Splits a piece where a corner of another lies on it: above or below the ground an end alone. */
  function meet(number: number, piece: Piece, { line, index, start, end, level }: Piece): void {
    // A street that ends below a bridge does not lead onto it.
    if (piece.level !== 0 && piece.level !== level) return;
    const { points = [], cut = [false, false] } = lines[line] ?? {};
    for (const [corner, isEnd] of [
      [start, index === 0 && !cut[0]],
      [end, index === points.length - 2 && !cut[1]],
    ] as const) {
      if (level !== 0 && !isEnd) continue;
      const share = shareBeside(piece, corner, tolerance);
      if (share !== undefined) split(number, { share, point: corner });
    }
  }
}

function* piecesOf(lines: readonly StreetLine[]): Generator<Piece> {
  for (const [line, { points, level }] of lines.entries())
    for (const [index, start] of points.entries()) {
      const end = points[index + 1];
      if (end) yield { line, index, start, end, level };
    }
}

/** How far along a piece a corner lies that is on it, and at neither of its own. */
function shareBeside({ start, end }: Piece, [x, y]: Point, tolerance: number): number | undefined {
  const [wayX, wayY] = [end[0] - start[0], end[1] - start[1]];
  const square = wayX * wayX + wayY * wayY;
  if (square === 0) return undefined;
  const share = ((x - start[0]) * wayX + (y - start[1]) * wayY) / square;
  const margin = tolerance / Math.sqrt(square);
  if (share <= margin || share >= 1 - margin) return undefined;
  const [besideX, besideY] = [start[0] + wayX * share - x, start[1] + wayY * share - y];
  return besideX * besideX + besideY * besideY <= tolerance * tolerance ? share : undefined;
}

/** Where two pieces cross. */
function crossing(
  one: Piece,
  other: Piece,
): { readonly own: number; readonly others: number; readonly point: Point } | undefined {
  const [wayX, wayY] = [one.end[0] - one.start[0], one.end[1] - one.start[1]];
  const [otherX, otherY] = [other.end[0] - other.start[0], other.end[1] - other.start[1]];
  const area = wayX * otherY - wayY * otherX;
  if (area === 0) return undefined;
  const [fromX, fromY] = [other.start[0] - one.start[0], other.start[1] - one.start[1]];
  const own = (fromX * otherY - fromY * otherX) / area;
  const others = (fromX * wayY - fromY * wayX) / area;
  if (own <= 0 || own >= 1 || others <= 0 || others >= 1) return undefined;
  return { own, others, point: [one.start[0] + wayX * own, one.start[1] + wayY * own] };
}
