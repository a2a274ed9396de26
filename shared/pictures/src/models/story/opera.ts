import type { Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { drawHaussmannBlock } from '../haussmann';
import { palaisGarnier } from '../palaisGarnier';
import { drawPeople, drawSlab } from './ground';
import { drawParishChurch, drawStreets, oldParis } from './oldTown';
import { drawScaffold } from './siteWorks';
import { StorySet, byYear, drawing } from './StorySet';

/** Half the width of the avenue between its house fronts, and its length, in metres. */
const avenue = { half: 17, length: 698 };

/**
 * Where the avenue de l'Opéra runs, from 1850 to 1880: old streets over a hillock, the cut, the Palais Garnier (its front on the origin,
 * looking to +z), and the houses of the new avenue. About 230,000 triangles.
 */
export function* operaSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.add(
    drawing((builder) => {
      drawSlab(builder, -1600, -1600, 1600, 1000, -0.05, '#c6ad94');
      drawSlab(builder, -400, 8, 400, 60, 0, '#d3bda2');
    }, 'Ground'),
    surroundings(),
  );
  set.rising(oldQuarter(), byYear([1600, 999], [1862, 999], [1868, 690], [1876, 560], [1879, -1]), {
    order: (x, _y, z) =>
      z < 200 ? 990 - z * 1.5 : z > 560 ? 690 - (z - 560) : 560 - Math.abs(z - 380) * 0.4 - Math.abs(x),
  });
  yield;
  set.rising(palaisGarnier(), byYear([1861.5, -1], [1867, 30], [1875, 80]), { slice: { y: 3 } });
  yield;
  set.rising(newHouses(), (year) => year, {
    order: (_x, y, z) => (z < 240 ? 1866 : z > 560 ? 1867 : 1876.6 + Math.abs(z - 400) * 0.002) + Math.max(0, y) * 0.07,
    slice: { y: 4 },
  });
  yield;
  set.standing(
    drawing((builder) => {
      drawSlab(builder, -avenue.half, 60, avenue.half, avenue.length, 0.05, '#b9a596');
      for (const side of [-1, 1]) builder.box(side * (avenue.half - 2), 0, 380, 4, 0.25, 636, '#d9c6ae');
    }, 'Avenue'),
    1878,
  );
  set.rising(
    drawing((builder) => {
      for (const x of [-30, 30]) builder.at(x, 0, 6, 0, () => drawScaffold(builder, 28, 34));
      builder.at(0, 0, 6, 0, () => drawScaffold(builder, 32, 32));
      builder.at(0, 36, -34, 0, () => drawScaffold(builder, 46, 22));
    }, 'Scaffold'),
    byYear([1862, -1], [1866, 60], [1867.5, 60], [1868, -1]),
  );
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1875), 150, -13, 60, 13, 640)),
    1878,
  );
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1876), 120, -60, 16, 60, 60)),
    1868,
  );
  return set;
}

/** Houses of two and three centuries in the avenue's way. */
function oldQuarter(): Group {
  const random = seededRandom(1850);
  return drawing((builder) => {
    const rows = Array.from({ length: 25 }, (_, index) => 78 + index * 25);
    drawStreets(builder, random, {
      style: { ...oldParis, floors: [3, 5] },
      from: -64,
      to: 64,
      rows,
      widths: [7, 11],
      depths: [11, 15],
      turn: 0.12,
      stray: 4,
      plain: (_x, z) => z < 240,
    });
    builder.at(-30, 0, 470, 0.3, () => drawParishChurch(builder, random, 26, 18));
  }, 'Old quarter');
}

/** The two rows of the avenue and the blocks of the Place de l'Opéra. */
function newHouses(): Group {
  const random = seededRandom(1877);
  return drawing((builder) => {
    for (const side of [-1, 1]) {
      for (let z = 138; z < 690; z += 62) {
        const detail = z > 330 ? 'full' : 'windows';
        builder.at(
          side * (avenue.half + 13),
          0,
          z,
          -side * (Math.PI / 2),
          () => drawHaussmannBlock(builder, random, 58, 25, detail, side > 0 ? 'right' : 'left'),
          1.1,
        );
      }
    }
  }, 'New houses');
}

function surroundings(): Group {
  const random = seededRandom(1870);
  return drawing((builder) => {
    for (const side of [-1, 1]) {
      for (const z of [20, -60, -130])
        builder.at(
          side * (z > 0 ? 104 : 92),
          0,
          z - 20,
          -side * (z > 0 ? 0 : Math.PI / 2),
          () => drawHaussmannBlock(builder, random, 62, 30, 'windows'),
          1.05,
        );
      for (let row = 0; row < 4; row += 1) {
        for (let z = -420; z < 760; z += 66) {
          const x = side * (92 + row * 58 + (z < 60 ? 60 : 0));
          builder.at(x + random(-3, 3), 0, z, -side * (Math.PI / 2), () =>
            drawHaussmannBlock(builder, random, random(52, 60), 27, row < 2 && z > 260 ? 'windows' : 'plain'),
          );
        }
      }
    }
    for (let x = -90; x < 120; x += 64)
      for (const z of [-220, -290, -370])
        builder.at(x, 0, z, 0, () => drawHaussmannBlock(builder, random, 56, 30, 'plain'));
  }, 'Surroundings');
}
