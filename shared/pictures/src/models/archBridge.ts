import { ExtrudeGeometry, Group, Path, Shape } from 'three';
import type { ColorRepresentation } from 'three';
import { MeshBuilder } from '../geometry/MeshBuilder';

export interface ArchBridge {
  /** Length along z and width along x, in metres. */
  readonly length: number;
  readonly width: number;
  readonly arches: number;
  /** Height of the roadway over y = 0, and the level of the springing of the arches. */
  readonly deck: number;
  readonly spring: number;
  /** Rise of the middle of the bridge over its ends. */
  readonly camber?: number;
  readonly stone: ColorRepresentation;
  readonly road: ColorRepresentation;
  readonly trim: ColorRepresentation;
  /** Level of the river bed that piers reach down to. */
  readonly bed: number;
}

/** A bridge of equal arches along z, centred on the origin. */
export function archBridge({
  length,
  width,
  arches,
  deck,
  spring,
  camber = 0,
  stone,
  road,
  trim,
  bed,
}: ArchBridge): Group {
  const builder = new MeshBuilder();
  const top = (z: number): number => deck + camber * (1 - ((2 * z) / length) ** 2);
  const steps = 24;
  const side = new Shape();
  side.moveTo(-length / 2, bed);
  side.lineTo(length / 2, bed);
  for (let step = 0; step <= steps; step += 1) {
    const z = length / 2 - (length * step) / steps;
    side.lineTo(z, top(z));
  }
  const span = length / arches;
  const pier = span * 0.14;
  for (let arch = 0; arch < arches; arch += 1) {
    const middle = -length / 2 + span * (arch + 0.5);
    const half = (span - pier) / 2;
    const rise = top(middle) - 1.6 - spring;
    const hole = new Path();
    hole.moveTo(middle - half, bed + 0.2);
    hole.lineTo(middle - half, spring);
    for (let step = 1; step <= 14; step += 1) {
      const angle = Math.PI * (1 - step / 14);
      hole.lineTo(middle + half * Math.cos(angle), spring + rise * Math.sin(angle));
    }
    hole.lineTo(middle + half, bed + 0.2);
    side.holes.push(hole);
  }
  const body = new ExtrudeGeometry(side, { depth: width, bevelEnabled: false });
  body.translate(0, 0, -width / 2);
  body.rotateY(-Math.PI / 2);
  builder.geometry(body, stone);
  for (let step = 0; step < steps; step += 1) {
    const from = -length / 2 + (length * step) / steps;
    const to = from + length / steps;
    for (const edge of [-1, 1]) {
      const x = (edge * width) / 2;
      const rail = (z: number, rise: number, out: number): readonly [number, number, number] => [
        x + edge * out,
        top(z) + rise,
        z,
      ];
      builder.quad(rail(from, -0.6, 0.5), rail(to, -0.6, 0.5), rail(to, 1.3, 0.5), rail(from, 1.3, 0.5), trim);
      builder.quad(rail(from, 1.3, 0.5), rail(to, 1.3, 0.5), rail(to, 1.3, -0.4), rail(from, 1.3, -0.4), trim);
      builder.quad(rail(from, 1.3, -0.4), rail(to, 1.3, -0.4), rail(to, 0, -0.4), rail(from, 0, -0.4), trim);
      builder.quad(rail(from, -0.6, 0.5), rail(to, -0.6, 0.5), rail(to, -0.6, 0), rail(from, -0.6, 0), trim);
    }
    builder.quad(
      [-width / 2, top(from) + 0.05, from],
      [-width / 2, top(to) + 0.05, to],
      [width / 2, top(to) + 0.05, to],
      [width / 2, top(from) + 0.05, from],
      road,
    );
  }
  for (let arch = 1; arch < arches; arch += 1) {
    const z = -length / 2 + span * arch;
    for (const edge of [-1, 1]) {
      builder.at((edge * width) / 2, bed, z, 0, () =>
        builder.lathe(
          6,
          [
            [pier * 0.62, 0],
            [pier * 0.62, spring - bed + 1],
            [0, spring - bed + 4],
          ],
          stone,
        ),
      );
    }
  }
  const group = new Group();
  group.name = 'Bridge';
  group.add(builder.toMesh());
  return group;
}
