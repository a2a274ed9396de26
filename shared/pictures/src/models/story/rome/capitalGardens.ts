import type { Group } from 'three';
import { varied } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { drawPalazzo, papalStyle } from '../../rome/palazzo';
import { drawCypress, drawTree, drawUmbrellaPine } from '../../trees';
import { drawSlab, summer } from '../ground';
import { drawing } from '../StorySet';
import { fromStreet } from './capitalTown';
import { gateAt } from './capitalWall';

/** Vineyards, orchards, pines and cypresses inside the wall and out. */
export function gardens(): Group {
  return drawing((builder) => {
    const random = seededRandom(1869);
    for (let index = 0; index < 760; index += 1) {
      const [x, z] = [random(-940, 180), random(120, 920)];
      const outside = z > gateAt.z;
      if (fromStreet(x, z) < 96 || (x > -240 && z < gateAt.z) || Math.abs(z - gateAt.z) < 17) continue;
      if (outside && x > gateAt.x - 60 && x < gateAt.x + 170) continue;
      if (index % 12 === 0) drawUmbrellaPine(builder, random, x, 0, z, random(14, 20));
      else if (index % 3 === 0) drawCypress(builder, random, x, 0, z, random(9, 15));
      else drawTree(builder, random, x, 0, z, random(5, 9), random.pick(summer));
    }
  }, 'Trees');
}

/** Vineyards as fields of rows inside the wall, and the villas among them: those that stay, or those that the new street takes. */
export function vineyards(taken: boolean): Group {
  return drawing((builder) => {
    const random = seededRandom(1868);
    for (let x = -960; x < -250; x += 66)
      for (let z = 110; z < gateAt.z - 40; z += 54) {
        const [west, north] = [x + random(-4, 4), z + random(-4, 4)];
        if (fromStreet(west + 29, north + 23) < 140 !== taken) continue;
        drawSlab(
          builder,
          west,
          north,
          west + 58,
          north + 46,
          0.02,
          varied(random.pick(['#b3a562', '#a39a58', '#c2ab78']), random, 0.02),
        );
        const turned = random.chance(0.5);
        for (let line = 0; line < 10; line += 1) {
          const at = 4 + line * (turned ? 5.2 : 4);
          if (turned) builder.box(west + at, 0, north + 23, 1.3, 1.3, 40, varied('#7f8b42', random, 0.03));
          else builder.box(west + 29, 0, north + at, 50, 1.3, 1.3, varied('#7f8b42', random, 0.03));
        }
      }
    for (const [x, z] of [
      [-420, 520],
      [-330, 470],
      [-560, 540],
      [-720, 480],
      [-690, 250],
    ] as const)
      if (!taken && fromStreet(x, z) > 140)
        builder.at(x, 0, z, random(-0.4, 0.4), () => drawPalazzo(builder, random, papalStyle, 30, 20, 2));
  }, 'Vineyards');
}
