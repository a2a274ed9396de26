import type { MeshBuilder } from '../geometry/MeshBuilder';

const stone = '#d9ac74';
const light = '#e8c491';

/** Florence's town hall on y = 0: a rough stone block with battlements and a 94 m tower, front toward +z. */
export function drawPalazzoVecchio(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 42, 36, 36, stone);
  drawBattlements(builder, 0, 36, 0, 42, 36, 7);
  for (let side = 0; side < 4; side += 1) {
    const [front, away] = side % 2 === 0 ? [42, 18] : [36, 21];
    builder.at(0, 0, 0, (side * Math.PI) / 2, () => {
      for (const y of [12, 23]) {
        builder.box(0, y - 1.2, away, front, 0.6, 0.5, light);
        for (let x = -front / 2 + 5; x < front / 2 - 2; x += 6.4) {
          builder.quad(
            [x - 1.2, y, away + 0.1],
            [x + 1.2, y, away + 0.1],
            [x + 1.2, y + 4, away + 0.1],
            [x - 1.2, y + 4, away + 0.1],
            '#6d5360',
          );
          builder.triangle(
            [x - 1.2, y + 4, away + 0.1],
            [x + 1.2, y + 4, away + 0.1],
            [x, y + 5.6, away + 0.1],
            '#6d5360',
          );
        }
      }
    });
  }
  builder.box(-4, 43, 12, 8.4, 27, 8.4, stone);
  drawBattlements(builder, -4, 70, 12, 8.4, 8.4, 5);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      builder.at(-4 + x * 2.9, 75, 12 + z * 2.9, 0, () =>
        builder.lathe(
          8,
          [
            [1.1, 0],
            [1.1, 8],
          ],
          light,
        ),
      );
  drawBattlements(builder, -4, 82.4, 12, 6.4, 6.4, 3);
  builder.taperedBox(-4, 85, 12, 6.4, 6.4, 0.3, 0.3, 8, '#b8643f');
  builder.box(-4, 92, 12, 0.3, 4, 0.3, '#8a6a5a');
}

/** A gallery that juts out on brackets, with battlements on top. */
function drawBattlements(
  builder: MeshBuilder,
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  height: number,
): void {
  builder.taperedBox(x, y - height * 0.25, z, width, depth, width + 3, depth + 3, height * 0.25, '#b98a5c');
  builder.box(x, y, z, width + 3, height * 0.75, depth + 3, light);
  const merlon = Math.max(0.9, width / 18);
  for (let step = -0.5; step <= 0.501; step += 1 / Math.max(4, Math.round(width / 4))) {
    for (const side of [-1, 1]) {
      builder.box(
        x + step * (width + 3 - merlon),
        y + height * 0.75,
        z + (side * (depth + 2)) / 2,
        merlon,
        merlon * 1.5,
        0.9,
        light,
      );
      builder.box(
        x + (side * (width + 2)) / 2,
        y + height * 0.75,
        z + step * (depth + 3 - merlon),
        0.9,
        merlon * 1.5,
        merlon,
        light,
      );
    }
  }
}
