import { varied, type MeshBuilder, type Point } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import type { Spot } from './tiberBend';

/** Arches of an aqueduct along a line of points, in metres. */
export interface Arcade {
  readonly line: readonly Spot[];
  /** Top of the channel over y = 0. */
  readonly height: (x: number, z: number) => number;
  readonly ground: (x: number, z: number) => number;
  /** Where arches are left out. */
  readonly gap?: (x: number, z: number) => boolean;
}

/** From pier to pier, width of a pier along the line and across it: the Claudia's, as measured east of Rome. */
const [pitch, pier, depth] = [9.2, 3.4, 3.6];

/** Draws arches that carry a covered channel; about 90 triangles each. */
export function drawArcade(builder: MeshBuilder, { line, height, ground, gap = () => false }: Arcade): void {
  const random = seededRandom(52);
  for (const [index, from] of line.entries()) {
    const to = line[index + 1];
    if (!to) break;
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dz);
    const count = Math.max(1, Math.round(length / pitch));
    for (let arch = 0; arch < count; arch += 1) {
      const share = (arch + 0.5) / count;
      const [x, z] = [from[0] + dx * share, from[1] + dz * share];
      if (gap(x, z)) continue;
      const foot = ground(x, z) - 1;
      const color = varied(random.pick(['#dcb68c', '#d4aa80', '#e3c199']), random, 0.03);
      builder.at(x, foot, z, Math.atan2(-dz, dx), () => drawArch(builder, length / count, height(x, z) - foot, color));
    }
  }
}

function drawArch(builder: MeshBuilder, width: number, top: number, color: ReturnType<typeof varied>): void {
  const channel = 3.1;
  const half = (width - pier) / 2;
  const head = top - channel;
  const spring = head - half - 1.2;
  for (const side of [-1, 1]) {
    builder.box((side * (width - pier / 2)) / 2, 0, 0, pier / 2 + 0.02, head, depth, color);
    builder.box((side * (width - pier / 2)) / 2, spring - 0.7, 0, pier / 2 + 0.5, 0.7, depth + 0.7, '#ecd0a6');
  }
  const steps = 8;
  for (let step = 0; step < steps; step += 1) {
    const on = (share: number, z: number): Point => [
      half * Math.cos(share * Math.PI),
      spring + half * Math.sin(share * Math.PI),
      z,
    ];
    const [from, to] = [step / steps, (step + 1) / steps];
    for (const z of [-depth / 2, depth / 2]) {
      const [a, b] = [on(from, z), on(to, z)];
      builder.quad(a, [a[0], head, z], [b[0], head, z], b, color);
    }
    builder.quad(on(from, -depth / 2), on(from, depth / 2), on(to, depth / 2), on(to, -depth / 2), '#c2966e');
  }
  builder.box(0, head, 0, width + 0.1, 0.6, depth + 0.6, '#ecd0a6');
  builder.box(0, head + 0.6, 0, width + 0.1, channel - 0.9, depth - 0.4, color);
  builder.box(0, top - 0.3, 0, width + 0.1, 0.3, depth, '#e3c199');
}
