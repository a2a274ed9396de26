import { Group, Shape, ShapeGeometry } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { drawPalazzo, papalStyle } from '../../models/rome/palazzo';
import { treviBasin, treviFront, treviGroup, treviLevel, treviRim } from '../../models/rome/treviFountain';
import { drawPeople } from '../../models/story/ground';
import type { Picture, View } from '../../rendering/Picture';
import { Water } from '../../rendering/water';
import { goldenEvening, grade } from '../common/skies';
import { drawLamp, drawn, slab } from '../common/surroundings';

const view: View = { eye: [-19, 8.5, 64], subject: [0, 0], subjectAcross: 0.57, horizonDown: 0.6, width: 54 };

/** The Trevi Fountain from the corner of its square: the palace front, Oceanus, and people round the basin. */
export function treviPicture(): Picture {
  const world = new Group();
  world.add(
    treviFront(),
    treviGroup(),
    treviRim(),
    square(),
    clouds([
      { at: [-1900, 2500, -4600], half: 430, seed: 8 },
      { at: [2300, 2300, -4800], half: 430, seed: 5 },
    ]),
  );
  return {
    view,
    atmosphere: goldenEvening({ sun: -132, elevation: 38, glow: -30, haze: 0.0006, hazeFrom: 200 }),
    grade,
    world,
    water: [new Water(basin(), treviLevel + 0.2, { deep: '#6fa6b8', mirror: 0.55, ripple: 0.006, wavelength: 1.2 })],
    shadows: { centre: [0, 16], reach: 56, size: 2048 },
  };
}

/** The water's surface, on the plan of the basin. */
function basin(): ShapeGeometry {
  const outline = new Shape();
  for (const [index, [x, z]] of treviBasin.entries())
    if (index === 0) outline.moveTo(x, -z);
    else outline.lineTo(x, -z);
  const surface = new ShapeGeometry(outline);
  surface.rotateX(-Math.PI / 2);
  surface.translate(0, treviLevel + 0.2, 0);
  return surface;
}

/** The small square: paving round the basin, houses on both sides and behind, people on the steps. */
function square(): Group {
  const random = seededRandom(1762);
  return drawn((builder) => {
    slab(builder, 0, 64, 120, 76, 0.02, '#c4ac9a');
    for (const side of [-1, 1]) slab(builder, side * 42, 6, 30, 44, 0.02, '#c4ac9a');
    slab(builder, 0, -240, 1200, 440, -0.1, '#b79f8e');
    for (const [x, z, width, turn] of [
      [-46, 4, 40, Math.PI / 2],
      [-50, 48, 42, Math.PI / 2],
      [46, 2, 42, -Math.PI / 2],
      [50, 48, 44, -Math.PI / 2],
      [-58, -40, 50, 0],
      [60, -38, 50, 0],
    ] as const)
      builder.at(x, 0, z, turn, () => drawPalazzo(builder, random, papalStyle, width, 26, 4, [0, 1, 3]));
    drawPeople(builder, random, 34, -28, 27, 28, 33, 0.05);
    drawPeople(builder, random, 26, -32, 10, -26, 30, 0.05);
    drawPeople(builder, random, 26, 26, 10, 32, 30, 0.05);
    for (const x of [-30, 30]) drawLamp(builder, x, 0, 34, 5);
  });
}
