import type { ColorRepresentation } from 'three';
import type { MeshBuilder } from '../geometry/MeshBuilder';

/** A river boat of `length` metres along x, floating at y = 0 with its bow to the right; its windows look toward +z, or to both sides. */
export function drawRiverBoat(
  builder: MeshBuilder,
  length: number,
  hull: ColorRepresentation,
  cabin: ColorRepresentation,
  roof: ColorRepresentation,
  windowsBothSides = false,
): void {
  const half = length / 2;
  const beam = length * 0.085;
  const side = (z: number): void => {
    builder.quad(
      [-half, 0, z * beam],
      [half * 0.7, 0, z * beam],
      [half * 0.74, 1.9, z * beam * 1.1],
      [-half, 1.9, z * beam * 1.1],
      hull,
    );
    builder.quad(
      [half * 0.7, 0, z * beam],
      [half * 0.95, 0, 0],
      [half, 2.4, 0],
      [half * 0.74, 1.9, z * beam * 1.1],
      hull,
    );
    builder.triangle([half * 0.74, 1.9, z * beam * 1.1], [half, 2.4, 0], [half * 0.74, 1.9, 0], '#e8d2b8');
  };
  side(1);
  side(-1);
  builder.quad(
    [-half, 1.9, beam * 1.1],
    [half * 0.74, 1.9, beam * 1.1],
    [half * 0.74, 1.9, -beam * 1.1],
    [-half, 1.9, -beam * 1.1],
    '#e8d2b8',
  );
  builder.quad([-half, 0, beam], [-half, 1.9, beam * 1.1], [-half, 1.9, -beam * 1.1], [-half, 0, -beam], hull);
  builder.box(-half * 0.12, 1.9, 0, length * 0.72, 2.1, beam * 1.8, cabin, roof);
  builder.box(-half * 0.12, 4, 0, length * 0.76, 0.35, beam * 1.95, roof);
  for (const z of windowsBothSides ? [beam * 0.92, -beam * 0.92] : [beam * 0.92]) {
    for (let x = -half * 0.78; x < half * 0.55; x += 2.6)
      builder.quad([x, 2.4, z], [x + 1.9, 2.4, z], [x + 1.9, 3.6, z], [x, 3.6, z], '#6d6b88');
  }
}
