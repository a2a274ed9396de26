import { varied, type MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { drawFigure } from '../../geometry/facade';

const marble = '#f3e4c8';
const shade = '#dcc09a';

/**
 * Trajan's Column on y = 0, 40 m to the head of the statue: a pedestal of 6.2 m, a shaft of 29.8 m and 3.7 m across with its frieze
 * wound about it in 23 turns, as measured on the monument, and Trajan in gilded bronze on top. About 5,000 triangles.
 */
export function drawTrajansColumn(builder: MeshBuilder): void {
  builder.box(0, 0, 0, 7.4, 0.8, 7.4, shade, marble);
  builder.box(0, 0.8, 0, 6.2, 0.7, 6.2, marble);
  builder.box(0, 1.5, 0, 5.5, 3.7, 5.5, shade);
  builder.box(0, 5.2, 0, 6.2, 0.7, 6.2, marble);
  for (const turn of [0, 1, 2, 3])
    builder.at(0, 0, 0, (turn * Math.PI) / 2, () => {
      builder.box(0, 1.8, 2.76, 4.4, 3, 0.1, '#cfae88');
      builder.box(0, turn === 0 ? 1.5 : 3.2, 2.84, 1.4, turn === 0 ? 2.2 : 1.2, 0.1, turn === 0 ? '#5c4a44' : marble);
    });
  builder.lathe(
    28,
    [
      [2.5, 5.9],
      [2.65, 6.4],
      [2.3, 6.9],
      [1.9, 7.1],
    ],
    marble,
  );
  builder.at(0, 7.1, 0, 0, () => drawFrieze(builder, 26.6));
  builder.lathe(
    28,
    [
      [1.7, 33.6],
      [2.4, 34.6],
      [2.4, 34.9],
    ],
    marble,
  );
  builder.box(0, 34.9, 0, 5, 0.9, 5, marble);
  builder.box(0, 35.8, 0, 5, 0.15, 5, shade);
  builder.at(0, 35.9, 0, 0, () =>
    builder.lathe(
      12,
      [
        [1.5, 0],
        [1.5, 1.4],
        [0.9, 1.9],
        [0, 2],
      ],
      shade,
    ),
  );
  builder.at(0, 37.4, 0, 0, () => drawFigure(builder, 3.4, '#d8a94e'));
}

/** The shaft, `height` metres: two tones of marble in a rising band, each field a little different, as figures make it. */
function drawFrieze(builder: MeshBuilder, height: number): void {
  const random = seededRandom(113);
  const [sides, turns, bands] = [28, 23, 4];
  const pitch = height / turns;
  const radius = (y: number): number => 1.86 - (0.18 * y) / height;
  const spot = (side: number, y: number): readonly [number, number, number] => {
    const angle = (side / sides) * Math.PI * 2;
    const within = Math.min(height, Math.max(0, y));
    return [radius(within) * Math.cos(angle), within, radius(within) * Math.sin(angle)];
  };
  const tones = ['#c9a880', '#f0dcbc', '#e2c7a0', '#f3e2c6'] as const;
  for (let turn = -1; turn < turns; turn += 1) {
    for (let side = 0; side < sides; side += 1) {
      for (let band = 0; band < bands; band += 1) {
        const [low, high] = [band === 0 ? 0 : 0.12 + ((band - 1) * 0.88) / 3, 0.12 + (band * 0.88) / 3];
        const y = (at: number, share: number): number => pitch * (turn + at / sides + share);
        const color = varied(tones[band] ?? tones[0], random, band === 0 ? 0.01 : 0.05);
        if (y(side + 1, high) <= 0 || y(side, low) >= height) continue;
        builder.quad(
          spot(side + 1, y(side + 1, low)),
          spot(side, y(side, low)),
          spot(side, y(side, high)),
          spot(side + 1, y(side + 1, high)),
          color,
        );
      }
    }
  }
}
