import type { ColorRepresentation } from 'three';
import type { MeshBuilder } from '../geometry/MeshBuilder';

/** A church dome with drum, ribs' worth of faces and lantern on y = 0: `radius` of the drum in metres, about three and a half radii tall. */
export function drawChurchDome(
  builder: MeshBuilder,
  radius: number,
  wall: ColorRepresentation,
  shell: ColorRepresentation,
): void {
  const r = radius;
  builder.lathe(
    16,
    [
      [r * 1.05, 0],
      [r * 1.05, r * 0.15],
      [r * 0.96, r * 0.18],
      [r * 0.96, r * 0.85],
      [r * 1.1, r * 0.9],
      [r * 1.1, r * 1],
      [r * 0.98, r * 1.02],
      [r * 0.98, r * 1.2],
    ],
    wall,
  );
  for (let pier = 0; pier < 16; pier += 1)
    builder.at(0, r * 0.18, 0, (pier / 16) * Math.PI * 2 + Math.PI / 16, () =>
      builder.box(r * 1.02, 0, 0, r * 0.16, r * 0.7, r * 0.13, wall),
    );
  builder.lathe(
    16,
    [
      [r * 0.98, r * 1.2],
      [r * 0.94, r * 1.5],
      [r * 0.82, r * 1.85],
      [r * 0.62, r * 2.15],
      [r * 0.38, r * 2.36],
      [r * 0.2, r * 2.44],
    ],
    shell,
  );
  builder.lathe(
    8,
    [
      [r * 0.2, r * 2.44],
      [r * 0.18, r * 2.8],
      [r * 0.24, r * 2.82],
      [r * 0.1, r * 3],
      [r * 0.03, r * 3.2],
      [r * 0.02, r * 3.45],
      [0, r * 3.45],
    ],
    wall,
  );
}
