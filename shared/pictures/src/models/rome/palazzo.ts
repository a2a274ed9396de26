import { alongRow, drawPane } from '../../geometry/facade';
import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import type { Random } from '../../geometry/random';

/** What a palazzo looks like. */
export interface PalazzoStyle {
  readonly walls: readonly [string, ...string[]];
  readonly trim: string;
  readonly roof: string;
  /** Height of a floor in metres. */
  readonly storey: number;
}

/** Palaces of popes and princes: ochre and brick-pink plaster, travertine frames. */
export const papalStyle: PalazzoStyle = {
  walls: ['#e8bd86', '#e2ad78', '#eccb98', '#dca57a'],
  trim: '#f6e4c6',
  roof: '#c0714c',
  storey: 6,
};

/** The new streets of the kingdom: paler plaster, one line of cornices. */
export const umbertineStyle: PalazzoStyle = {
  walls: ['#eed2a2', '#e6c08c', '#f0dcb8', '#e0b488', '#ead0b0'],
  trim: '#f8ead0',
  roof: '#bd7450',
  storey: 4.6,
};

/** A palazzo of `width` (x) by `depth` (z) metres on y = 0 with windows all round; `seen` leaves out those of the sides that no one sees. */
export function drawPalazzo(
  builder: MeshBuilder,
  random: Random,
  { walls, trim, roof, storey }: PalazzoStyle,
  width: number,
  depth: number,
  floors: number,
  seen: readonly (0 | 1 | 2 | 3)[] = [0, 1, 2, 3],
): void {
  const height = floors * storey + 1.6;
  builder.box(0, 0, 0, width, height, depth, varied(random.pick(walls), random, 0.025));
  builder.box(0, 0, 0, width + 0.3, 1.2, depth + 0.3, trim);
  builder.box(0, storey, 0, width + 0.4, 0.5, depth + 0.4, trim);
  builder.box(0, height - 0.5, 0, width + 2, 0.9, depth + 2, trim);
  const along = width >= depth;
  builder.at(0, height + 0.4, 0, along ? 0 : Math.PI / 2, () =>
    builder.roof(
      0,
      0,
      0,
      Math.max(width, depth) + 1.6,
      Math.min(width, depth) + 1.6,
      Math.min(width, depth) * 0.16,
      varied(roof, random, 0.03),
      trim,
      Math.min(width, depth) * 0.4,
    ),
  );
  for (const turn of seen) {
    const [front, away] = turn % 2 === 0 ? [width, depth / 2] : [depth, width / 2];
    builder.at(0, 0, 0, (turn * Math.PI) / 2, () => {
      alongRow(-front / 2, front / 2, Math.max(1, Math.round(front / 4.6)), (x) => {
        for (let floor = 0; floor < floors; floor += 1) {
          const y = floor * storey + storey * (floor === 0 ? 0.14 : 0.26);
          const high = storey * (floor === 0 ? 0.62 : 0.5);
          drawPane(builder, x, y - 0.3, 2.1, high + 0.6, trim, away + 0.06);
          drawPane(builder, x, y, 1.4, high, varied('#6f6274', random, 0.05), away + 0.12);
          if (floor > 0) builder.box(x, y + high + 0.3, away + 0.2, 2.6, 0.4, 0.6, trim);
        }
      });
    });
  }
}
