import { DoubleSide, Group, MeshLambertMaterial } from 'three';
import { MeshBuilder, blended, varied, type Point } from '../geometry/MeshBuilder';
import { seededRandom } from '../geometry/random';
import { drawPalacePavilion, drawPalaceWing } from './palaceWing';

/** The great pyramid: 35.4 m across its foot and 21.6 m tall. */
const louvrePyramidSize = { half: 17.7, height: 21.6 };

/** A glass pyramid on y = 0 with `rows` of panes a side; the glass lets the light inside shine through. */
function glassPyramid(half: number, height: number, rows: number, seed: number): Group {
  const panes = new MeshBuilder();
  const frame = new MeshBuilder();
  const random = seededRandom(seed);
  for (let side = 0; side < 4; side += 1) {
    const at = (column: number, row: number): Point => {
      const rest = 1 - row / rows;
      return [(column / rows - 0.5 * (1 - row / rows)) * 2 * half, (height * row) / rows, half * rest];
    };
    for (const builder of [panes, frame]) {
      builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
        for (let row = 0; row < rows; row += 1) {
          for (let column = 0; column < rows - row; column += 1) {
            const [a, b, c] = [at(column, row), at(column + 1, row), at(column, row + 1)];
            if (builder === panes) {
              const color = varied(blended('#ffdca0', '#a9b6e4', Math.min(1, (row / rows) * 1.9)), random, 0.035);
              panes.triangle(a, b, c, color);
              if (column > 0) panes.triangle(a, c, at(column - 1, row + 1), color);
            } else {
              const thin = half * 0.009;
              frame.beam(a, b, thin, '#f2ece6');
              frame.beam(a, c, thin, '#f2ece6');
              frame.beam(b, c, thin, '#f2ece6');
            }
          }
        }
        if (builder === frame) frame.beam([half, 0, half], [0, height, 0], half * 0.02, '#fbf3ea');
      });
    }
  }
  const glass = panes.toMesh(
    new MeshLambertMaterial({
      vertexColors: true,
      side: DoubleSide,
      transparent: true,
      opacity: 0.62,
      depthWrite: false,
    }),
  );
  glass.castShadow = false;
  const group = new Group();
  group.add(glass, frame.toMesh());
  return group;
}

/** The Louvre's great pyramid with the three small ones at its sides and back; the entrance faces +z; about 25,000 triangles. */
export function louvrePyramids(): Group {
  const group = new Group();
  group.name = 'Louvre pyramids';
  group.add(glassPyramid(louvrePyramidSize.half, louvrePyramidSize.height, 17, 1989));
  for (const [x, z] of [
    [-37, 0],
    [37, 0],
    [0, -37],
  ] as const) {
    const small = glassPyramid(4, 4.9, 5, 7);
    small.position.set(x, 0, z);
    group.add(small);
  }
  const builder = new MeshBuilder();
  builder.box(0, 0.1, 0, 33, 0.1, 33, '#ffd9a0');
  builder.box(0, 0, 17.4, 7.6, 4.4, 3, '#f2ece6');
  builder.quad([-3, 0.2, 18.95], [3, 0.2, 18.95], [3, 3.6, 18.95], [-3, 3.6, 18.95], '#ffdf9e');
  group.add(builder.toMesh());
  return group;
}

/** The court round the pyramids (which stand on the origin): Sully at the back (-z), Richelieu to the left, Denon to the right; about 30,000 triangles. */
export function louvrePalace(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(1546);
  const [back, side] = [-92, 66];
  for (const x of [-39, 39]) builder.at(x, 0, back, 0, () => drawPalaceWing(builder, random, 54, 20));
  builder.at(0, 0, back + 3, 0, () => drawPalacePavilion(builder, random, 25, 24, 31, 13));
  for (const end of [-1, 1]) {
    builder.at(end * side, 0, 0, -end * (Math.PI / 2), () => {
      for (const [z, length] of [
        [-61, 62],
        [16, 64],
        [90, 58],
      ] as const)
        builder.at(z * end, 0, 0, 0, () => drawPalaceWing(builder, random, length, 22));
      for (const z of [-23, 54.5, 124])
        builder.at(z * end, 0, 3, 0, () => drawPalacePavilion(builder, random, 19, 26, 26, 10));
    });
  }
  const group = new Group();
  group.name = 'Louvre';
  group.add(builder.toMesh());
  return group;
}
