import { IcosahedronGeometry, Matrix4, Vector3 } from 'three';
import type { ColorRepresentation } from 'three';
import { type MeshBuilder, varied, type Point } from '../geometry/MeshBuilder';
import { seededRandom, type Random } from '../geometry/random';

type Face = readonly [Point, Point, Point];

/** Lumpy unit spheres, each face's corners shared with its neighbours so that no gaps open. */
function lumps(seed: number, detail: number, roughness: number): readonly Face[] {
  const random = seededRandom(seed);
  const moved = new Map<string, Point>();
  const position = new IcosahedronGeometry(1, detail).getAttribute('position');
  const point = (index: number): Point => {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    const key = `${x.toFixed(3)},${y.toFixed(3)},${z.toFixed(3)}`;
    const known = moved.get(key);
    if (known) return known;
    const swell = random(1 - roughness, 1 + roughness);
    const fresh: Point = [x * swell, y * swell, z * swell];
    moved.set(key, fresh);
    return fresh;
  };
  return Array.from(
    { length: position.count / 3 },
    (_, face) => [point(face * 3), point(face * 3 + 1), point(face * 3 + 2)] as const,
  );
}

const coarse = [11, 12, 13, 14, 15].map((seed) => lumps(seed, 1, 0.16));
const fine = [21, 22, 23].map((seed) => lumps(seed, 3, 0.03));

/** A lumpy ball with half-axes `rx`, `ry`, `rz`; `smooth` has more and flatter faces. Each face varies a little in colour. */
export function drawLump(
  builder: MeshBuilder,
  random: Random,
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
  color: ColorRepresentation,
  smooth = false,
): void {
  const shapes = smooth ? fine : coarse;
  const faces = shapes[Math.floor(random() * shapes.length)] ?? [];
  const turn = new Matrix4().makeRotationY(random(0, 6.28));
  const local = new Matrix4()
    .makeScale(rx, ry, rz)
    .multiply(turn)
    .setPosition(new Vector3(x, y, z));
  builder.within(local, () => {
    for (const [a, b, c] of faces) builder.triangle(a, b, c, varied(color, random, smooth ? 0.012 : 0.03));
  });
}

function drawTrunk(builder: MeshBuilder, x: number, y: number, z: number, height: number, radius: number): void {
  builder.at(x, y, z, 0, () => builder.ring(5, radius, 0, radius * 0.6, height, '#6a4632'));
}

/** A broad-leaved tree of a street or a park, `height` metres tall; about 100 triangles. */
export function drawTree(
  builder: MeshBuilder,
  random: Random,
  x: number,
  y: number,
  z: number,
  height: number,
  color: ColorRepresentation,
): void {
  const width = height * random(0.3, 0.38);
  drawTrunk(builder, x, y, z, height * 0.4, height * 0.035);
  drawLump(
    builder,
    random,
    x,
    y + height * 0.62,
    z,
    width,
    height * random(0.36, 0.42),
    width,
    varied(color, random, 0.05),
  );
}

/** A columnar cypress, `height` metres tall. */
export function drawCypress(
  builder: MeshBuilder,
  random: Random,
  x: number,
  y: number,
  z: number,
  height: number,
  color: ColorRepresentation = '#3f5238',
): void {
  const paint = varied(color, random, 0.04);
  const girth = height * random(0.1, 0.13);
  builder.at(x, y, z, random(0, 6), () =>
    builder.lathe(
      7,
      [
        [girth * 0.35, 0],
        [girth * 0.9, height * 0.12],
        [girth, height * 0.3],
        [girth * 0.8, height * 0.6],
        [girth * 0.42, height * 0.86],
        [0, height],
      ],
      paint,
    ),
  );
}

/** A stone pine: a bare leaning trunk and a flat umbrella of several lumps, `height` metres tall. */
export function drawUmbrellaPine(
  builder: MeshBuilder,
  random: Random,
  x: number,
  y: number,
  z: number,
  height: number,
  color: ColorRepresentation = '#5a7040',
): void {
  const lean = height * random(-0.08, 0.08);
  builder.beam([x, y, z], [x + lean, y + height * 0.74, z], height * 0.045, '#8a5a42');
  const spread = height * random(0.38, 0.46);
  for (const side of [-1, 1])
    builder.beam(
      [x + lean * 0.8, y + height * 0.55, z],
      [x + lean + side * spread * 0.5, y + height * 0.82, z],
      height * 0.026,
      '#8a5a42',
    );
  const paint = varied(color, random, 0.03);
  drawLump(builder, random, x + lean, y + height * 0.87, z, spread, height * 0.13, spread, paint);
  for (let lump = 0; lump < 5; lump += 1) {
    const angle = (lump / 5) * Math.PI * 2 + random(-0.3, 0.3);
    drawLump(
      builder,
      random,
      x + lean + Math.cos(angle) * spread * 0.6,
      y + height * random(0.82, 0.87),
      z + Math.sin(angle) * spread * 0.6,
      spread * 0.5,
      height * 0.09,
      spread * 0.5,
      paint,
    );
  }
}
