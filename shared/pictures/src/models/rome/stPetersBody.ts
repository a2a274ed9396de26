import type { Group } from 'three';
import { alongRow, archedWall, drawPane, drawRoundPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawChurchDome } from '../churchDome';
import { drawing } from '../story/StorySet';
import { stPetersPalette } from './stPetersPalette';
import { coverPlan, planArc, roundPlan, type PlanPoint } from './wallRun';

const { stone, pale, worn, leadPale, dark } = stPetersPalette;

/** Level of the ground round the church, whose floor is y = 0. */
const foot = -5;

/** Half the square of the body, and the centre and radius of the three round arms. */
const [half, arm, radius] = [53, 50, 27] as const;

/** Plan of the body from the south-east corner round the west to the north-east; open to the east (+z), where the nave is. */
const plan: readonly PlanPoint[] = [
  [half, half],
  [half, radius],
  ...planArc(arm, 0, radius, Math.PI / 2, -Math.PI / 2, 9),
  [half, -radius],
  [half - 14, -half + 6],
  [radius, -half],
  ...planArc(0, -arm, radius, 0, -Math.PI, 9),
  [-radius, -half],
  [-half + 14, -half + 6],
  [-half, -radius],
  ...planArc(-arm, 0, radius, -Math.PI / 2, (-Math.PI * 3) / 2, 9),
  [-half, radius],
  [-half, half],
];

/** Bramante's four piers and the arches between them, as they stood from 1514: the crossing is 41 m wide, the crowns at 45 m. */
export function stPetersPiers(): Group {
  return drawing((builder) => {
    for (const x of [-1, 1])
      for (const z of [-1, 1]) {
        builder.taperedBox(x * 27, foot, z * 27, 19, 19, 17, 17, 38, worn, stone);
        builder.box(x * 27, 26, z * 27, 19, 2, 19, pale);
      }
    const arch = archedWall(46, 22, 8, [{ x: 0, foot: -0.05, width: 26, spring: 3 }]);
    for (let side = 0; side < 4; side += 1)
      builder.at(0, 28, 0, (side * Math.PI) / 2, () =>
        builder.at(0, 0, 26, 0, () => builder.geometry(arch.clone(), stone)),
      );
  }, 'Piers');
}

/** Michelangelo's body: three round arms in one giant order under an attic, 154 m across, 46 m tall. */
export function stPetersBody(): Group {
  return drawing((builder) => {
    roundPlan(builder, plan, (length) => drawGiantOrder(builder, length));
    coverPlan(builder, plan, 45.2, leadPale);
    for (let turn = 0; turn < 4; turn += 1)
      builder.at(0, 45, 0, (turn * Math.PI) / 2, () =>
        builder.at(0, 0, 36, Math.PI / 2, () => builder.roof(0, 0, 0, 36, 30, 6, leadPale)),
      );
  }, 'Body');
}

/** The two lesser domes that flank the great one toward the square. */
export function stPetersLesserDomes(): Group {
  return drawing((builder) => {
    for (const side of [-1, 1])
      builder.at(side * 37, 45, 34, 0, () => {
        builder.box(0, 0, 0, 24, 3, 24, stone, leadPale);
        builder.at(0, 3, 0, 0, () => drawChurchDome(builder, 8.6, pale, stPetersPalette.lead));
      });
  }, 'Lesser domes');
}

/** One stretch of the outer wall: pilasters 25 m tall in pairs, windows and niches between, entablature and attic. */
export function drawGiantOrder(builder: MeshBuilder, length: number): void {
  builder.box(0, foot, -1.5, length + 0.6, 9, 3.6, worn, pale);
  builder.box(0, 4, -2, length + 0.4, 41, 4, stone, leadPale);
  builder.box(0, 29, -1.4, length + 1, 4.6, 4.6, pale);
  builder.box(0, 33, -1, length + 2, 1.2, 6, pale);
  builder.box(0, 43.6, -1.4, length + 1.2, 1.6, 5, pale);
  const bays = Math.max(1, Math.round(length / 13));
  const pitch = length / bays;
  alongRow(-length / 2, length / 2, bays, (x) => {
    for (const side of [-1, 1]) {
      builder.box(x + side * (pitch / 2 - 1.4), 4, 0.2, 2.4, 25, 1, pale);
      builder.box(x + side * (pitch / 2 - 1.4), 34.2, 0.1, 2.4, 9.4, 0.8, pale);
    }
    if (pitch < 6.5) return;
    const wide = Math.min(3.6, pitch * 0.36);
    drawPane(builder, x, 17.6, wide + 1.4, 8, pale, 0.06);
    drawPane(builder, x, 18.2, wide, 6.6, dark, 0.1);
    drawRoundPane(builder, x, 5.5, wide, 8, worn, 0.06);
    drawPane(builder, x, 36.2, wide + 1.2, 4.6, pale, 0.06);
    drawPane(builder, x, 36.8, wide, 3.4, dark, 0.1);
  });
}
