import { Color } from 'three';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import type { Random } from '../../geometry/random';
import { drawLump } from '../trees';

const glows = [new Color(2.6, 1.2, 0.3), new Color(2.2, 0.8, 0.22), new Color(3, 1.9, 0.7)] as const;

/** Flames over `width` by `depth` metres on y = 0, and their smoke leaning toward +x. */
export function drawBlaze(builder: MeshBuilder, random: Random, width: number, depth: number, height: number): void {
  const tongues = Math.round(12 + (width * depth) / 14);
  for (let tongue = 0; tongue < tongues; tongue += 1) {
    const tall = height * random(0.3, 1);
    builder.at(random(-0.5, 0.5) * width, 0, random(-0.5, 0.5) * depth, random(0, 6), () =>
      builder.lathe(
        5,
        [
          [tall * 0.14, 0],
          [tall * 0.2, tall * 0.25],
          [tall * 0.1, tall * 0.65],
          [0, tall],
        ],
        random.pick(glows),
      ),
    );
  }
  const puffs = 18;
  for (let puff = 0; puff < puffs; puff += 1) {
    const share = puff / puffs;
    const size = height * (0.22 + share * 0.75);
    drawLump(
      builder,
      random,
      height * (share * 2.6 + random(-0.15, 0.15)),
      height * (0.8 + share * 3.2),
      height * random(-0.25, 0.25),
      size,
      size * 0.8,
      size,
      new Color('#5c5054').lerp(new Color('#b9a6a4'), share),
    );
  }
}
