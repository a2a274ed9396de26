import type { Group } from 'three';
import { alongRow, drawFigure, drawPane } from '../../geometry/facade';
import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { archBridge } from '../archBridge';
import { drawing } from '../story/StorySet';

const brick = '#d9a878';
const stone = '#ecd6b4';
const worn = '#cfae88';
const dark = '#6f6072';
const tile = '#bd7450';

/**
 * The castle that Hadrian's tomb became, on y = 0, its door toward +z: a curtain 88 m square with round bastions, the tomb's drum of
 * 64 m, the popes' rooms on it, and the bronze angel 48 m over the river road. After published plans; the star of ditches is left out.
 */
export function castelSantAngelo(): Group {
  return drawing((builder) => {
    const random = seededRandom(1753);
    drawCurtain(builder);
    builder.lathe(
      56,
      [
        [32.4, 0],
        [32, 21],
        [33.4, 22.6],
        [33.4, 26],
        [32.2, 26],
        [32.2, 25],
      ],
      brick,
    );
    for (let block = 0; block < 130; block += 1) {
      const [turn, y] = [random(0, Math.PI * 2), random(2, 20)];
      builder.at(0, 0, 0, turn, () =>
        drawPane(
          builder,
          0,
          y,
          random(1.4, 3),
          random(0.7, 1.3),
          varied(random.chance(0.4) ? stone : worn, random, 0.05),
          32.24,
        ),
      );
    }
    for (let merlon = 0; merlon < 46; merlon += 1)
      builder.at(0, 0, 0, (merlon / 46) * Math.PI * 2, () => {
        builder.box(0, 26, 32.8, 2.2, 1.6, 1.2, brick);
        builder.box(0, 20.6, 33, 0.9, 2, 1.2, worn);
      });
    builder.disc(56, 32.2, 25, '#d9c0a0');
    drawRooms(builder);
    drawAngel(builder);
  }, "Castel Sant'Angelo");
}

/** The square curtain with a round bastion at each corner, and the gate. */
function drawCurtain(builder: MeshBuilder): void {
  for (let side = 0; side < 4; side += 1)
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      builder.box(0, 0, 42, 84, 11, 4, brick, stone);
      builder.box(0, 10.2, 44.2, 84, 0.8, 0.6, stone);
      alongRow(-40, 40, 26, (x) => builder.box(x, 11, 43.4, 1.8, 1.3, 0.9, brick));
      builder.at(42, 0, 42, 0, () => {
        builder.lathe(
          20,
          [
            [11, 0],
            [10, 12],
            [10.8, 13],
            [10.8, 15],
            [0, 15],
          ],
          brick,
        );
        for (let merlon = 0; merlon < 14; merlon += 1)
          builder.at(0, 15, 0, (merlon / 14) * Math.PI * 2, () => builder.box(0, 0, 10.2, 1.8, 1.3, 1, brick));
      });
    });
  builder.box(0, 0, 44, 16, 13.4, 5, stone);
  drawPane(builder, 0, 0.2, 5, 8, dark, 46.6);
}

/** The popes' rooms: a block with a loggia toward the river, and the upper terrace. */
function drawRooms(builder: MeshBuilder): void {
  builder.box(0, 25, -2, 44, 11, 34, '#e3b98c', '#cfae88');
  builder.box(0, 36, -2, 45.4, 0.8, 35.4, stone);
  for (const [turn, front, away] of [
    [0, 44, 15],
    [1, 34, 22],
    [3, 34, 22],
  ] as const)
    builder.at(0, 0, -2, (turn * Math.PI) / 2, () =>
      alongRow(-front / 2, front / 2, Math.round(front / 6), (x) => {
        drawPane(builder, x, 27.2, 2.4, 3.4, stone, away + (turn === 0 ? 2.06 : 0.06));
        drawPane(builder, x, 27.5, 1.6, 2.8, dark, away + (turn === 0 ? 2.1 : 0.1));
        drawPane(builder, x, 32, 2.2, 2.4, dark, away + (turn === 0 ? 2.1 : 0.1));
      }),
    );
  builder.box(0, 25, 16.4, 22, 8.6, 3.4, stone);
  alongRow(-10, 10, 5, (x) => drawPane(builder, x, 26.4, 2.6, 5.2, dark, 18.16));
  builder.at(0, 36.8, -4, 0, () => {
    builder.box(0, 0, 0, 28, 5, 22, '#dca57a', '#cfae88');
    builder.roof(0, 5, -4, 28, 14, 2.6, tile, '#dca57a', 4);
    alongRow(-12, 12, 5, (x) => drawPane(builder, x, 1.2, 1.6, 2.4, dark, 11.1));
  });
}

/** The archangel sheathing his sword, of 1753. */
function drawAngel(builder: MeshBuilder): void {
  const bronze = '#8f7350';
  builder.box(0, 41.8, 4, 4.4, 3.6, 4.4, stone);
  builder.at(0, 45.4, 4, 0, () => {
    drawFigure(builder, 4.8, bronze);
    for (const side of [-1, 1]) {
      builder.triangle([side * 0.4, 3.9, -0.3], [side * 3.3, 5.4, -0.9], [side * 1.2, 1.5, -0.6], bronze);
      builder.triangle([side * 3.3, 5.4, -0.9], [side * 2.8, 2.8, -0.9], [side * 1.2, 1.5, -0.6], bronze);
    }
    builder.beam([0.5, 3.6, 0.5], [1.5, 4.6, 0.7], 0.28, bronze);
    builder.beam([1.5, 4.6, 0.7], [0.2, 2.4, 0.9], 0.16, bronze);
  });
}

/** Length and width of the bridge in metres. */
export const angelsBridge = { length: 130, width: 9 } as const;

/** The bridge of angels along z, centred on the origin, its road on y = 0: arches over a river bed at −13, ten angels and two saints. */
export function ponteSantAngelo(): Group {
  const { length, width } = angelsBridge;
  const bridge = archBridge({
    length,
    width,
    arches: 5,
    deck: 0,
    spring: -7,
    stone,
    road: '#c9b3a2',
    trim: '#f4e4c8',
    bed: -13,
  });
  bridge.add(
    drawing((builder) => {
      alongRow(-length / 2, length / 2, 6, (z, index) => {
        for (const side of [-1, 1])
          builder.at(side * (width / 2 + 0.3), 1.2, z, 0, () => {
            builder.box(0, -1.4, 0, 1.7, 3.6, 1.7, '#f4e4c8');
            builder.at(0, 2.2, 0, 0, () => {
              drawFigure(builder, 3.4, '#fbf0dc');
              if (index === 0 || index === 5) return;
              for (const wing of [-1, 1])
                builder.triangle([0, 2.7, wing * 0.2], [-0.5, 3.6, wing * 1.5], [-0.3, 1, wing * 0.7], '#fbf0dc');
            });
          });
      });
    }, 'Angels'),
  );
  return bridge;
}
