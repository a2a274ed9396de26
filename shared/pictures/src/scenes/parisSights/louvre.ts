import { BufferGeometry, Float32BufferAttribute, Group } from 'three';
import { seededRandom } from '../../geometry/random';
import { clouds } from '../../models/clouds';
import { louvrePalace, louvrePyramids } from '../../models/louvre';
import type { Picture, View } from '../../rendering/Picture';
import { Water } from '../../rendering/water';
import { blueHour, grade } from '../common/skies';
import { drawLamp, drawWalker, drawn, plain } from '../common/surroundings';

const view: View = { eye: [-24, 7, 82], subject: [0, 0], subjectAcross: 0.62, horizonDown: 0.68, width: 54 };
const waterLevel = 0.35;

/** Basins as triangles on the map: their corners by side, the long edge toward the pyramid. */
const basins = [0, 1, 3].flatMap((turn) =>
  [-1, 1].map((hand) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)];
    return (
      [
        [5, 22],
        [41, 22],
        [23, 39],
      ] as const
    ).map(([x, z]) => [hand * x * cos + z * sin, z * cos - hand * x * sin] as const);
  }),
);

/** The Louvre's court at dusk: the lit pyramid over its basins, Sully behind, the wings at both sides. */
export function louvrePicture(): Picture {
  const world = new Group();
  world.add(
    louvrePalace(),
    louvrePyramids(),
    plain(300, '#b9a3a0'),
    court(),
    clouds([
      { at: [-2300, 1400, -4600], half: 470, seed: 3 },
      { at: [-500, 2100, -5200], half: 360, seed: 5 },
      { at: [2600, 1700, -4800], half: 430, seed: 8 },
    ]),
  );
  return {
    view,
    atmosphere: blueHour({ sun: -146, elevation: 16, glow: -24, haze: 0.0009, hazeFrom: 200 }),
    grade: { ...grade, exposure: 1.14, bloom: 0.22 },
    world,
    water: [basinWater()],
    shadows: { centre: [0, -10], reach: 140, size: 2048 },
  };
}

function basinWater(): Water {
  const positions = basins.flatMap((corners) => corners.flatMap(([x, z]) => [x, waterLevel, z]));
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3));
  return new Water(geometry, waterLevel, { deep: '#6a6a9c', ripple: 0.004, wavelength: 1.4, mirror: 0.9 });
}

/** Granite rims, lamps and walkers. */
function court(): Group {
  const random = seededRandom(12);
  return drawn((builder) => {
    for (const corners of basins) {
      for (const [index, from] of corners.entries()) {
        const to = corners[(index + 1) % 3];
        if (to) builder.beam([from[0], 0.25, from[1]], [to[0], 0.25, to[1]], 0.7, '#cdbab8');
      }
    }
    for (let index = 0; index < 34; index += 1) drawWalker(builder, random, random(-58, 58), 0, random(-70, -40));
    for (let index = 0; index < 12; index += 1) drawWalker(builder, random, random(-4, 4), 0, random(22, 40));
    for (const x of [-58, 58]) for (const z of [-70, -46, -22, 2, 26, 50]) drawLamp(builder, x, 0, z, 5);
  });
}
