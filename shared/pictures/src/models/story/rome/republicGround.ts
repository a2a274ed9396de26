import type { Group } from 'three';
import { smooth } from '../../../geometry/smooth';
import { drawSlab, grove, land, meadow } from '../ground';
import { drawing } from '../StorySet';

const mound = (x: number, z: number, cx: number, cz: number, rx: number, rz: number, height: number): number =>
  height * (1 - smooth(0.5, 1.12, Math.hypot((x - cx) / rx, (z - cz) / rz)));

/**
 * The ground of the Forum in metres over its paving: x along the square away from the Capitol (east-south-east), z toward the
 * Palatine. Hills and buildings stand where they did, turned into that frame.
 */
export function forumGround(x: number, z: number): number {
  return Math.max(
    mound(x, z, -262, 205, 115, 105, 37),
    mound(x, z, -240, -86, 100, 95, 39),
    mound(x, z, -236, 50, 88, 150, 27),
    mound(x, z, 190, 330, 330, 235, 38),
    mound(x, z, 330, -70, 190, 150, 17),
    mound(x, z, 520, -420, 420, 230, 32),
    mound(x, z, -60, -560, 420, 210, 34),
    mound(x, z, 1500, 300, 900, 900, 34),
    mound(x, z, -900, 1900, 900, 900, 40),
  );
}

/** Everything that lies under and about the buildings. */
export function republicGround(): Group[] {
  const slopes = ['#a39758', '#968c50', '#ada060'] as const;
  const dust = ['#c9ae84', '#c2a67c', '#cfb58c'] as const;
  return [
    land(-520, -560, 640, 600, 20, forumGround, (x, z, y) =>
      y > 5
        ? (slopes[Math.abs(Math.round(x / 50) + Math.round(z / 40)) % 3] ?? slopes[0])
        : (dust[Math.abs(Math.round(x / 60) + Math.round(z / 50)) % 3] ?? dust[0]),
    ),
    land(
      -3600,
      -3600,
      3600,
      3600,
      120,
      (x, z) => (x > -500 && x < 620 && z > -540 && z < 580 ? -12 : forumGround(x, z) - 0.3),
      (x, z) => meadow[Math.abs(Math.round(x / 300) + Math.round(z / 260)) % 3] ?? meadow[0],
    ),
  ];
}

/** The square of gravel, and from the second century BC its paving. */
export function drawSquare(paved: boolean) {
  return drawing((builder) => {
    builder.box(-4, -1, 0, 148, 1.25, 66, paved ? '#e6d6b6' : '#d8c096');
    drawSlab(builder, 70, -28, 320, -16, 0.22, '#d2bc98');
    drawSlab(builder, -120, 24, 130, 31, 0.3, paved ? '#cfbfa6' : '#c9b088');
    if (!paved) return;
    for (let x = -70; x < 68; x += 8) drawSlab(builder, x, -31, x + 0.35, 24, 0.27, '#d2c09c');
    for (let z = -28; z < 24; z += 8) drawSlab(builder, -76, z, 68, z + 0.35, 0.28, '#d2c09c');
  }, 'Square');
}

/** Pines and cypresses' place is taken by plain trees: gardens on the hills, and a fig tree in the square. */
export function republicTrees(): Group {
  return grove(509, ['#5d6b34', '#6c7a3c', '#4f6236', '#76813f'], function* (random) {
    yield [14, 0.2, 8, 7];
    yield [20, 0.2, 4, 5];
    for (let index = 0; index < 1500; index += 1) {
      const [x, z] = [random(-700, 900), random(-900, 900)];
      const y = forumGround(x, z);
      const town = Math.abs(x) < 420 && z < -80;
      if (y < 6 || (Math.abs(x + 262) < 60 && Math.abs(z - 205) < 66)) {
        if (Math.hypot(x, z) > 620) yield [x, y - 0.3, z, random(7, 12)];
        continue;
      }
      if (random.chance(town ? 0.12 : 0.4) && !(x > -185 && x < 130 && z > -90 && z < 110))
        yield [x, y - 0.4, z, random(6, 11)];
    }
  });
}
