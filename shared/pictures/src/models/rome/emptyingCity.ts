import { drawRoundPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import { byYear, drawing, type StorySet } from '../story/StorySet';
import { easternGround, isInside } from './easternEdge';
import { drawCrowd, drawCrowdsRuins, type Quarter } from './fadingQuarter';
import { drawVineyards, type Plot } from './vineyards';

/** Vineyards inside the wall, where streets were. */
const plots: readonly Plot[] = Array.from({ length: 26 }, (_, index) => [
  -520 + (index % 9) * 128 + (index % 2) * 30,
  -120 - Math.floor(index / 9) * 150 - (index % 4) * 22,
  54,
  30,
]);

/** The years in which the crowds of houses inside are given up; the last one stays. */
const givenUp = [440, 462, 490, 525, 9999] as const;

/** The quarter inside. Its houses fall into ruin crowd by crowd, and green takes their place. */
export function addEmptyingCity(set: StorySet): void {
  const quarter: Quarter = {
    from: -800,
    to: 800,
    rows: Array.from({ length: 22 }, (_, index) => -52 - index * 28),
    ground: easternGround,
    free: (x, z) =>
      !isInside(x, z + 34) ||
      Math.abs(x - z * 0.12) < 13 ||
      Math.hypot(x + 426, z + 100) < 62 ||
      Math.hypot(x - 110, z + 300) < 34 ||
      (x > 60 && Math.abs((x - 84) * 0.76 + z) < 22) ||
      Math.sin(x * 0.012) * Math.sin(z * 0.014 + 1) > 0.66,
    near: (x, z) => Math.abs(x) < 200 && z > -160,
  };
  for (const [crowd, year] of givenUp.entries()) {
    set.rising(
      drawing((builder) => drawCrowd(builder, quarter, givenUp.length, crowd), 'Houses'),
      byYear([-9999, 40], [year - 14, 22], [year + 6, -3]),
    );
    if (year < 9999)
      set.standing(
        drawing((builder) => drawCrowdsRuins(builder, quarter, givenUp.length, crowd), 'Ruins'),
        year - 14,
      );
  }
  set.rising(drawing(drawNymphaeum, 'Domed hall'), byYear([300, -1], [322, 36]), { slice: { y: 2 } });
  set.standing(
    drawing((builder) => drawVineyards(builder, seededRandom(500), plots, easternGround), 'Trees'),
    500,
  );
}

/** The ten-sided domed hall of a garden, built soon after 300 (today called Minerva Medica): 25 m across, 32 m high. */
function drawNymphaeum(builder: MeshBuilder): void {
  builder.at(110, 0, -300, 0, () => {
    builder.lathe(
      10,
      [
        [14, 0],
        [14, 12],
        [12.8, 12.6],
        [12.8, 22],
        [13.4, 22.6],
        [11, 26],
        [7, 30],
        [0, 32],
      ],
      '#d6a079',
    );
    for (let bay = 0; bay < 10; bay += 1)
      builder.at(0, 0, 0, ((bay + 0.5) / 10) * Math.PI * 2, () => {
        drawRoundPane(builder, 0, 14, 4, 7, '#6a4c44', 12.3);
        builder.at(0, 0, 13.5, 0, () =>
          builder.lathe(
            8,
            [
              [4.4, 0],
              [4.4, 8],
              [0, 11],
            ],
            '#d09a74',
          ),
        );
      });
  });
}
