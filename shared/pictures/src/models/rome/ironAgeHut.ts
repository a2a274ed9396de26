import { Matrix4 } from 'three';
import { varied, type MeshBuilder, type Point } from '../../geometry/MeshBuilder';
import type { Random } from '../../geometry/random';

/**
 * A hut of the Iron Age on y = 0, its door toward +x: an oval of posts with walls of clay, under thatch with crossed poles on its
 * ridge. `length` of 4.9 and `width` of 3.6 metres are those of the best kept floor on the Palatine (Puglisi, 1948); walls and roof
 * follow cremation urns in the shape of huts.
 */
export function drawIronAgeHut(builder: MeshBuilder, random: Random, length: number, width: number): void {
  const [clay, thatch, pole] = [
    varied(random.pick(['#c9a274', '#b98f64', '#d4b083']), random, 0.03),
    varied(random.pick(['#b0904f', '#9c7c44', '#c2a25e']), random, 0.03),
    '#6f5238',
  ];
  const wall = 1.5;
  const ridge = wall + width * 0.72;
  const half = length * 0.24;
  builder.within(new Matrix4().makeScale(length / 2, 1, width / 2), () => builder.ring(14, 1, -2, 0.98, wall, clay));
  const sides = 14;
  const eave = (side: number): Point => {
    const angle = (side / sides) * Math.PI * 2;
    return [1.32 * (length / 2) * Math.cos(angle), wall - 0.35, 1.32 * (width / 2) * Math.sin(angle)];
  };
  const crest = (side: number): Point => {
    const along = Math.cos((side / sides) * Math.PI * 2);
    return [half * Math.max(-1, Math.min(1, along * 1.5)), ridge, 0];
  };
  for (let side = 0; side < sides; side += 1)
    builder.quad(eave(side + 1), eave(side), crest(side), crest(side + 1), varied(thatch, random, 0.02));
  builder.beam([-half, ridge, 0], [half, ridge, 0], 0.3, '#8a6c3c');
  for (let x = -half; x <= half + 0.01; x += half)
    for (const side of [-1, 1]) builder.beam([x, ridge - 0.7, side * 0.85], [x, ridge + 0.55, side * -0.5], 0.14, pole);
  builder.quad(
    [length / 2 + 0.04, 0, 0.5],
    [length / 2 + 0.04, 0, -0.5],
    [length / 2 + 0.04, 1.45, -0.45],
    [length / 2 + 0.04, 1.45, 0.45],
    '#4a3830',
  );
  for (const z of [-0.62, 0.62]) builder.box(length / 2 + 0.5, -0.6, z, 0.16, 2.1, 0.16, pole);
}
