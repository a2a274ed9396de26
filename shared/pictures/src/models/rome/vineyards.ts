import { alongRow } from '../../geometry/facade';
import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import type { Random } from '../../geometry/random';
import { drawTree } from '../trees';

/** A planted rectangle: its middle, length along its rows and width, in metres. */
export type Plot = readonly [x: number, z: number, length: number, width: number];

/** Vines in rows between fruit trees, laid on the ground plot by plot. */
export function drawVineyards(
  builder: MeshBuilder,
  random: Random,
  plots: readonly Plot[],
  ground: (x: number, z: number) => number,
): void {
  for (const [x, z, length, width] of plots) {
    const turn = random(-0.35, 0.35);
    const green = random.pick(['#6f7f3c', '#7a8644', '#667a40']);
    const spot = (along: number, across: number): readonly [number, number] => [
      x + along * Math.cos(turn) + across * Math.sin(turn),
      z - along * Math.sin(turn) + across * Math.cos(turn),
    ];
    alongRow(-width / 2, width / 2, Math.round(width / 4.5), (across) =>
      alongRow(-length / 2, length / 2, Math.round(length / 9), (along) => {
        const [rowX, rowZ] = spot(along, across);
        if (random.chance(0.08)) return;
        builder.at(rowX, ground(rowX, rowZ) - 0.4, rowZ, turn, () =>
          builder.taperedBox(0, 0, 0, 8.4, 1.3, 8, 0.8, random(1.4, 1.9), varied(green, random, 0.04)),
        );
      }),
    );
    for (const side of [-1, 1])
      alongRow(-length / 2, length / 2, Math.round(length / 18), (along) => {
        const [treeX, treeZ] = spot(along, side * (width / 2 + 4));
        drawTree(builder, random, treeX, ground(treeX, treeZ) - 0.3, treeZ, random(4.5, 7.5), '#7f8b4e');
      });
  }
}
