import { ExtrudeGeometry, Path, Shape } from 'three';
import type { MeshBuilder } from '../geometry/MeshBuilder';
import { varied } from '../geometry/MeshBuilder';
import type { Random } from '../geometry/random';

/** A triumphal arch of three passages (26 by 21 m, after the Arch of Constantine), its front toward +z. */
export function drawTriumphalArch(builder: MeshBuilder): void {
  const front = new Shape();
  front.moveTo(-12.9, 0);
  front.lineTo(12.9, 0);
  front.lineTo(12.9, 14.4);
  front.lineTo(-12.9, 14.4);
  for (const [x, half, spring] of [
    [-8.2, 1.7, 4.6],
    [0, 3.3, 8],
    [8.2, 1.7, 4.6],
  ] as const) {
    const hole = new Path();
    hole.moveTo(x - half, 0.1);
    hole.lineTo(x + half, 0.1);
    for (let step = 0; step <= 10; step += 1)
      hole.lineTo(x + half * Math.cos((Math.PI * step) / 10), spring + half * Math.sin((Math.PI * step) / 10));
    front.holes.push(hole);
  }
  builder.geometry(new ExtrudeGeometry(front, { depth: 7.4, bevelEnabled: false }).translate(0, 0, -3.7), '#e8cba4');
  builder.box(0, 13, 0, 26.8, 1.4, 8.6, '#f0d8b6');
  builder.box(0, 14.4, 0, 25, 5.6, 6.6, '#e4c498');
  builder.box(0, 20, 0, 26.2, 1, 7.8, '#f0d8b6');
  for (const x of [-11.6, -5.2, 5.2, 11.6]) {
    builder.at(x, 0, 4.4, 0, () =>
      builder.lathe(
        8,
        [
          [1, 0],
          [1, 2.6],
          [0.62, 2.7],
          [0.54, 11.6],
          [0.95, 13],
        ],
        '#f2dcbc',
      ),
    );
    builder.box(x, 14.4, 4, 1, 3.6, 1, '#d8b08a');
  }
  builder.box(0, 15.4, 3.34, 12, 3.2, 0.1, '#d4b088');
}

/** A row of temple columns along x, some broken, `count` of them 5 m apart. */
export function drawBrokenColonnade(builder: MeshBuilder, random: Random, count: number, height: number): void {
  builder.box(((count - 1) * 5) / 2, 0, 0, count * 5 + 2, 1.4, 5, '#d9bb92', '#e6cba4');
  for (let index = 0; index < count; index += 1) {
    const whole = random.chance(0.65);
    const tall = whole ? height : height * random(0.25, 0.7);
    builder.at(index * 5, 1.4, 0, 0, () =>
      builder.lathe(
        9,
        [
          [1.15, 0],
          [1.15, 0.6],
          [0.9, 0.8],
          [0.78, tall - 1],
          [whole ? 1.2 : 0.78, tall],
          [0, tall],
        ],
        varied('#eed6b0', random, 0.03),
      ),
    );
  }
}
