import type { Group } from 'three';
import { polar } from '../../../geometry/MeshBuilder';
import { seededRandom } from '../../../geometry/random';
import { drawEasternSpur, drawWesternSpur } from '../../rome/flavianAmphitheatre';
import { drawPodiumTemple, whiteStone } from '../../rome/podiumTemple';
import { drawTriumphalArch } from '../../romanRuins';
import { drawSlab } from '../ground';
import { byYear, drawing, type StorySet } from '../StorySet';
import { colosseumGround, drawMedieval, valleyTrees } from './colosseumValley';

/** The earthquake of September 1349, and the road of 1932, as parts of a year. */
export const quake = 1349.69;
const road = 1932.8;

/** What came to stand about the amphitheatre after it was opened, and what became of it when games had ended. */
export function addLater(set: StorySet): void {
  const sweating = drawing(
    (builder) =>
      builder.at(-136, 0, 34, 0, () => {
        builder.disc(24, 8.6, 0.4, '#8fa3b4');
        builder.lathe(
          24,
          [
            [9.4, 0],
            [9.4, 1],
            [8.4, 1],
            [8.4, 0.4],
          ],
          '#ead8b6',
        );
        builder.lathe(
          18,
          [
            [3.6, 0.3],
            [3.3, 6],
            [2.9, 6.2],
            [0.5, 16.6],
            [0.9, 17.2],
            [0, 17.6],
          ],
          '#e2cca4',
        );
      }),
    'Meta Sudans',
  );
  set.rising(sweating, byYear([89, -1], [96, 20], [500, 20], [900, 9], [1935.9, 9], [1936, -1]), { slice: { y: 1 } });
  const foot = colosseumGround(-330, -66);
  set.rising(
    drawing(
      (builder) =>
        builder.at(-330, foot - 2, -66, Math.PI / 2, () => {
          builder.box(0, -12, 0, 100, 13, 150, '#d6bd94', '#e6d2ae');
          builder.at(0, 1, 0, 0, () =>
            drawPodiumTemple(builder, {
              ...whiteStone,
              width: 54,
              depth: 108,
              podium: 2,
              columns: 17,
              front: 10,
              rows: 2,
              flanks: 'columns',
            }),
          );
        }),
      'Venus and Rome',
    ),
    byYear([121, foot - 16], [141, foot + 50], [620, foot + 50], [850, foot + 4]),
    { slice: { y: 2 } },
  );
  set.rising(
    drawing((builder) => builder.at(-150, 0, 112, 0.5, () => drawTriumphalArch(builder)), 'Arch of Constantine'),
    byYear([312.8, -1], [315, 24]),
    { slice: { y: 1 } },
  );
  set.rising(valleyTrees(true), byYear([520, -1], [900, 60], [1864, 60], [1874, 12]));
  set.standing(drawing(drawMedieval, 'Castle'), 1060, 1345);
  set.rising(rubble(), byYear([quake, -1], [quake + 0.05, 30], [1500, 5], [1740, -1]));
  set.standing(stations(), 1750, 1874);
  set.rising(drawing(drawEasternSpur, 'Eastern spur'), byYear([1806, -1], [1807.5, 40]), { slice: { y: 1 } });
  set.rising(drawing(drawWesternSpur, 'Western spur'), byYear([1823, -1], [1826, 40]), { slice: { y: 1 } });
  set.standing(
    drawing((builder) => {
      for (let x = -640; x < -120; x += 20)
        builder.quad(
          [x, colosseumGround(x, -122) + 0.3, -112],
          [x + 20, colosseumGround(x + 20, -122) + 0.3, -112],
          [x + 20, colosseumGround(x + 20, -132) + 0.3, -134],
          [x, colosseumGround(x, -132) + 0.3, -134],
          '#a8998c',
        );
      drawSlab(builder, -130, -134, 190, -116, 0.22, '#a8998c');
    }, 'Road'),
    road,
  );
}

/** What came down on the south side. */
function rubble(): Group {
  return drawing((builder) => {
    const random = seededRandom(1349);
    for (let block = 0; block < 620; block += 1) {
      const angle = random(0.2, 2.9);
      const out = random(0.94, 1.42);
      const [x, , z] = polar(1, 0, angle);
      const size = random(1, 3.4);
      builder.at(x * 94 * out, Math.max(0, (1.36 - out) * random(6, 26)) - 0.5, z * 78 * out, random(0, 3), () =>
        builder.box(0, 0, 0, size, size * random(0.5, 0.9), size * 0.8, random.pick(['#dcc09a', '#cfae84', '#e4cca6'])),
      );
    }
  }, 'Rubble');
}

/** The cross and the small chapels of the Way of the Cross, as they stood until 1874. */
function stations(): Group {
  return drawing((builder) => {
    builder.box(0, 0.5, 0, 5, 1.2, 5, '#e2cca6');
    builder.box(0, 1.7, 0, 0.7, 8, 0.7, '#5c4436');
    builder.box(0, 6.6, 0, 4, 0.7, 0.7, '#5c4436');
    for (let shrine = 0; shrine < 14; shrine += 1) {
      const [x, , z] = polar(1, 0, (shrine / 14) * Math.PI * 2 + 0.2);
      builder.at(x * 37, 0.5, z * 22, Math.atan2(-x, -z), () => {
        builder.box(0, 0, 0, 3, 4.6, 1.6, '#ecd8b2');
        builder.roof(0, 4.6, 0, 3.4, 2, 1, '#b9623f', '#ecd8b2');
        builder.box(0, 1.6, 0.82, 1.6, 2, 0.1, '#7a5a48');
      });
    }
  }, 'Stations');
}
