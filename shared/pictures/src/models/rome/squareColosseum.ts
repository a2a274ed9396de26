import type { Group } from 'three';
import { alongRow, archedWall, drawFigure } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawing } from '../story/StorySet';

const travertine = '#f6ecdc';
const pale = '#fff8ec';
const shade = '#c9bcb0';

/** Sides of the cube, height of its podium and of one of its six storeys. */
const [side, podium, storey] = [51, 9, 8.2] as const;

/**
 * Palazzo della Civiltà Italiana on y = 0, its main stair toward +z: a cube of 51 m with six storeys of nine arches on each side over a
 * podium of steps, some 60 m tall in all. Measures after its owner's and published plans; the inscription is left out.
 */
export function squareColosseum(): Group {
  return drawing((builder) => {
    drawPodium(builder);
    builder.box(0, podium, 0, side - 11, storey * 6, side - 11, shade);
    const pitch = side / 9;
    for (let floor = 0; floor < 6; floor += 1) {
      const y = podium + floor * storey;
      builder.box(0, y + storey - 0.5, 0, side - 0.6, 0.5, side - 0.6, shade);
      for (let turn = 0; turn < 4; turn += 1)
        builder.at(0, y, 0, (turn * Math.PI) / 2, () => {
          const openings = Array.from({ length: 9 }, (_, bay) => ({
            x: -side / 2 + pitch * (bay + 0.5),
            foot: -0.05,
            width: 3.9,
            spring: 4.7,
          }));
          builder.at(0, 0, side / 2, 0, () => builder.geometry(archedWall(side, storey, 1.6, openings), travertine));
          if (floor === 0)
            alongRow(-side / 2, side / 2, 9, (x, bay) => {
              if (bay !== 4) builder.at(x, 0.2, side / 2 - 0.8, 0, () => drawFigure(builder, 3.6, pale));
            });
        });
    }
    builder.box(0, podium + storey * 6, 0, side, 5.2, side, travertine, shade);
    builder.box(0, podium + storey * 6 + 5, 0, side + 0.3, 0.5, side + 0.3, pale, shade);
  }, 'Square Colosseum');
}

function drawPodium(builder: MeshBuilder): void {
  builder.box(0, -0.2, 0, 84, 4.2, 84, pale, '#efe2cf');
  builder.box(0, 4, 0, 66, podium - 4, 66, travertine, '#efe2cf');
  for (const face of [0, Math.PI])
    builder.at(0, 0, 0, face, () => {
      for (let step = 0; step < 12; step += 1)
        builder.box(
          0,
          0,
          33 + (12 - step) * 1.1,
          40,
          (podium * (step + 1)) / 12,
          (12 - step) * 2.2,
          step % 2 ? pale : '#e9dcc8',
        );
    });
}
