import { polar, type MeshBuilder, type Point } from '../../geometry/MeshBuilder';

/**
 * The bronze Nero on y = 0, facing +z, later a sun god with rays: `height` metres to the head. Ancient writers give from thirty to
 * over thirty-five metres; the pose follows coins and a gem.
 */
export function drawColossus(builder: MeshBuilder, height: number): void {
  const [bronze, bright] = ['#b08a44', '#d2ac5c'];
  const h = height;
  const limb = (from: Point, to: Point, thickness: number): void =>
    builder.beam([from[0] * h, from[1] * h, from[2] * h], [to[0] * h, to[1] * h, to[2] * h], thickness * h, bronze);
  builder.box(0, 0, 0, h * 0.42, h * 0.22, h * 0.42, '#ead6b2', '#f2e2c4');
  builder.at(0, h * 0.22, 0, 0, () => {
    limb([-0.06, 0, 0], [-0.055, 0.26, 0.01], 0.075);
    limb([-0.055, 0.26, 0.01], [-0.05, 0.5, 0], 0.095);
    limb([0.08, 0, -0.05], [0.075, 0.26, 0.02], 0.075);
    limb([0.075, 0.26, 0.02], [0.05, 0.5, 0], 0.095);
    builder.lathe(
      9,
      [
        [h * 0.1, h * 0.46],
        [h * 0.09, h * 0.58],
        [h * 0.12, h * 0.74],
        [h * 0.125, h * 0.79],
        [h * 0.04, h * 0.83],
        [h * 0.045, h * 0.86],
      ],
      bronze,
    );
    builder.lathe(
      8,
      [
        [h * 0.045, h * 0.85],
        [h * 0.065, h * 0.91],
        [h * 0.055, h * 0.96],
        [0, h * 0.985],
      ],
      bright,
    );
    limb([-0.12, 0.77, 0], [-0.19, 0.58, 0.02], 0.06);
    limb([-0.19, 0.58, 0.02], [-0.12, 0.46, 0.12], 0.05);
    limb([0.12, 0.77, 0], [0.2, 0.6, 0], 0.06);
    limb([0.2, 0.6, 0], [0.22, 0.43, 0.05], 0.05);
    limb([0.22, 0, 0.06], [0.22, 0.44, 0.05], 0.05);
    for (let ray = 0; ray < 7; ray += 1) {
      const [x, , y] = polar(1, 0, Math.PI * (0.1 + (0.8 * ray) / 6));
      builder.beam(
        [x * h * 0.055, h * 0.93 + y * h * 0.05, 0],
        [x * h * 0.13, h * 0.93 + y * h * 0.13, 0],
        h * 0.014,
        bright,
      );
    }
  });
}
