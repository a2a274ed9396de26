import { alongRow, drawRoundPane } from '../../geometry/facade';
import { polar, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { drawCypress } from '../trees';

const stone = '#ead2aa';
const pale = '#f5e6ca';
const dark = '#7a5f54';

/** The stadium of Domitian on y = 0 (275 by 106 m, today's Piazza Navona), its round end toward -z. */
export function drawStadium(builder: MeshBuilder): void {
  builder.box(0, -1, 0, 60, 1.2, 240, '#e2c594');
  const tiers = 6;
  for (let tier = 0; tier < tiers; tier += 1) {
    const [inner, height] = [27 + tier * 4, 3 + tier * 2.6];
    for (const side of [-1, 1]) builder.box(side * (inner + 2), 0, 10, 4, height, 226, tier % 2 === 0 ? pale : stone);
    for (let step = 0; step < 16; step += 1) {
      const [from, to] = [Math.PI + (step / 16) * Math.PI, Math.PI + ((step + 1) / 16) * Math.PI];
      builder.at(0, 0, -103, 0, () => {
        builder.quad(
          polar(inner, 0, from),
          polar(inner, 0, to),
          polar(inner, height, to),
          polar(inner, height, from),
          stone,
        );
        builder.quad(
          polar(inner, height, from),
          polar(inner, height, to),
          polar(inner + 4, height, to),
          polar(inner + 4, height, from),
          tier % 2 === 0 ? pale : stone,
        );
        if (tier === tiers - 1)
          builder.quad(polar(51, 0, from), polar(51, 0, to), polar(51, 18.5, to), polar(51, 18.5, from), pale);
      });
    }
  }
  for (const side of [-1, 1]) {
    builder.box(side * 51.5, 0, 10, 1.2, 18.5, 226, pale);
    builder.at(side * 52.1, 0, 10, (side * Math.PI) / 2, () => {
      for (const y of [0.4, 9]) alongRow(-112, 112, 34, (x) => drawRoundPane(builder, x, y, 3.8, 6.6, dark, 0.1));
    });
  }
  builder.box(0, 0, 126, 104, 16, 8, stone, pale);
  builder.at(0, 0, 130.1, 0, () => alongRow(-48, 48, 12, (x) => drawRoundPane(builder, x, 0.4, 4.6, 8, dark, 0.1)));
}

/** The tomb of Augustus on y = 0: a wall 89 m across, earth with cypresses, a drum and a statue 40 m up. */
export function drawTombOfAugustus(builder: MeshBuilder): void {
  const random = seededRandom(14);
  builder.lathe(
    40,
    [
      [44.5, 0],
      [44.5, 11],
      [45.4, 11.4],
      [45.4, 12.2],
      [43, 12.2],
    ],
    pale,
  );
  builder.lathe(
    40,
    [
      [43.4, 11.6],
      [34, 18],
      [18, 23],
    ],
    '#8d9050',
  );
  builder.lathe(
    30,
    [
      [17.6, 20],
      [17.6, 31],
      [18.4, 31.6],
      [16, 32],
      [0, 36],
    ],
    stone,
  );
  builder.box(0, 34, 0, 2.6, 5, 2.6, '#d8aa5c');
  for (const [ring, radius, y] of [
    [34, 38, 14.6],
    [24, 28, 19.4],
  ] as const) {
    for (let tree = 0; tree < ring; tree += 1) {
      const [x, , z] = polar(radius, 0, (tree / ring) * Math.PI * 2);
      drawCypress(builder, random, x, y, z, random(7, 10));
    }
  }
}
