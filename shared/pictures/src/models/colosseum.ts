import { ExtrudeGeometry, Group, Matrix4, Path, Shape, Vector3 } from 'three';
import type { BufferGeometry } from 'three';
import { MeshBuilder, varied, type Point } from '../geometry/MeshBuilder';
import { seededRandom, type Random } from '../geometry/random';

/** Half-axes of the outer wall and of the inner wall that shows where the outer one has fallen, in metres. */
const outer = { x: 94, z: 78 };
const inner = { x: 82, z: 66 };
const bays = 80;
/** Storeys of the outer wall: foot, height, and the width and spring of its arches. */
const storeys = [
  { foot: 0, height: 11.8, arch: 4.4, spring: 5.8 },
  { foot: 11.8, height: 12.2, arch: 4.4, spring: 6 },
  { foot: 24, height: 12, arch: 4.2, spring: 6 },
] as const;
const attic = { foot: 36, height: 13.6 };
const travertine = ['#e8c9a0', '#e2be92', '#ecd2ae', '#d9b488'] as const;

/** Its measures, for the amphitheatre as it was built. */
export const colosseumShape = { outer, inner, bays, storeys, attic, travertine } as const;

/** How many storeys stand at a bay: four along the surviving arc, stepping down at its two ends, none elsewhere. */
export function standingStoreys(bay: number): number {
  const first = 3;
  const last = 44;
  if (bay < first || bay > last) return 0;
  return Math.min(4, 1.4 + (bay - first) * 0.9, 1 + (last - bay) * 0.9);
}

/**
 * The Colosseum on y = 0, long axis along x, 188 by 156 m and 49.6 m tall. The tall outer wall stands on the side toward +z and -x,
 * its broken end toward +x, where the inner arcades and the seating show; about 60,000 triangles.
 */
export function colosseum(): Group {
  const builder = new MeshBuilder();
  const random = seededRandom(80);
  const panels = storeys.map(({ height, arch, spring }) => archPanel(7.2, height, arch, spring, 4));
  const innerPanels = storeys.map(({ height, arch, spring }) => archPanel(6.3, height, arch * 0.92, spring, 3));
  for (let bay = 0; bay < bays; bay += 1) {
    const floors = standingStoreys(bay);
    for (const [index, storey] of storeys.entries()) {
      const panel = panels[index];
      const innerPanel = innerPanels[index];
      if (panel && floors >= index + 1) drawOuterBay(builder, random, bay, storey, panel);
      if (innerPanel && innerStands(bay, index))
        setOnBay(builder, inner, bay, storey.foot, () =>
          builder.geometry(innerPanel, varied(random.pick(travertine), random, 0.03)),
        );
    }
    if (floors >= 4) drawAttic(builder, random, bay);
    drawRuinedSeats(builder, random, bay);
  }
  drawButtress(builder);
  builder.within(new Matrix4().makeScale(43, 1, 27), () => builder.disc(48, 1, 0.6, '#d8b48c'));
  const group = new Group();
  group.name = 'Colosseum';
  group.add(builder.toMesh());
  return group;
}

/** Whether the inner wall stands at a bay's storey. */
export const innerStands = (bay: number, storey: number): boolean =>
  storey < 2 || (bay > 4 && bay < 52) || valueAt(bay) > 0.62;

function valueAt(bay: number): number {
  return (Math.sin(bay * 12.9898) * 43758.5453) % 1;
}

/** Draws in a frame on an ellipse at a bay: x along the wall, z outward. Bay 20 faces +z, bay 0 faces +x. */
export function setOnBay(
  builder: MeshBuilder,
  ellipse: { readonly x: number; readonly z: number },
  bay: number,
  y: number,
  draw: () => void,
): void {
  const angle = ((bay + 0.5) / bays) * Math.PI * 2;
  const [x, z] = [ellipse.x * Math.cos(angle), ellipse.z * Math.sin(angle)];
  const outward = new Vector3(Math.cos(angle) / ellipse.x, 0, Math.sin(angle) / ellipse.z).normalize();
  const up = new Vector3(0, 1, 0);
  const along = new Vector3().crossVectors(up, outward);
  builder.within(new Matrix4().makeBasis(along, up, outward).setPosition(x, y, z), draw);
}

/** A wall of `depth` metres with one arch through it, its face on z = 0. */
export function archPanel(width: number, height: number, arch: number, spring: number, depth: number): BufferGeometry {
  const wall = new Shape();
  wall.moveTo(-width / 2, 0);
  wall.lineTo(width / 2, 0);
  wall.lineTo(width / 2, height);
  wall.lineTo(-width / 2, height);
  const hole = new Path();
  hole.moveTo(-arch / 2, 0.5);
  hole.lineTo(arch / 2, 0.5);
  for (let step = 0; step <= 10; step += 1) {
    const angle = (Math.PI * step) / 10;
    hole.lineTo((arch / 2) * Math.cos(angle), spring + (arch / 2) * Math.sin(angle));
  }
  wall.holes.push(hole);
  return new ExtrudeGeometry(wall, { depth, bevelEnabled: false }).translate(0, 0, -depth);
}

export function drawOuterBay(
  builder: MeshBuilder,
  random: Random,
  bay: number,
  storey: (typeof storeys)[number],
  panel: BufferGeometry,
): void {
  const color = varied(random.pick(travertine), random, 0.025);
  setOnBay(builder, outer, bay, storey.foot, () => {
    builder.geometry(panel, color);
    builder.box(0, storey.height - 1.4, 0.25, 7.5, 1.4, 1.7, '#f0d8b4');
    builder.box(0, storey.height - 2.6, 0.1, 7.3, 0.5, 0.9, '#f0d8b4');
    builder.at(3.4, 0, 0, 0, () =>
      builder.lathe(
        6,
        [
          [0.95, 0],
          [0.95, 0.9],
          [0.72, 1],
          [0.62, storey.height - 3.2],
          [0.95, storey.height - 2.6],
        ],
        color,
      ),
    );
  });
}

export function drawAttic(builder: MeshBuilder, random: Random, bay: number): void {
  const color = varied('#e6c69c', random, 0.03);
  setOnBay(builder, outer, bay, attic.foot, () => {
    builder.box(0, 0, -1.4, 7.4, attic.height, 2.8, color);
    builder.box(3.5, 0, 0.1, 1, attic.height - 1.6, 0.5, '#ecd2ae');
    builder.box(0, attic.height - 1.6, 0.1, 7.5, 1.6, 2.2, '#f0d8b4');
    if (bay % 2 === 0) {
      const [x, y, z, half] = [0, 5.2, 0.06, 0.8];
      builder.quad([x - half, y, z], [x + half, y, z], [x + half, y + 2.1, z], [x - half, y + 2.1, z], '#6a4a44');
    }
    for (const x of [-2.4, 0, 2.4]) builder.box(x, 8.6, 0.4, 0.7, 0.7, 1, '#e2be92');
  });
}

/** The ruined banks of seats, stepping down from the inner wall to the arena. */
export function drawRuinedSeats(builder: MeshBuilder, random: Random, bay: number): void {
  const at = (share: number, y: number, next: number): Point => {
    const angle = ((bay + next) / bays) * Math.PI * 2;
    return [(43 + (inner.x - 46) * share) * Math.cos(angle), y, (27 + (inner.z - 30) * share) * Math.sin(angle)];
  };
  const steps = 9;
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [step / steps, (step + 1) / steps];
    const low = 4 + 26 * from ** 1.1 - random(0, 1.2);
    const foot = step === 0 ? 0 : 4 + 26 * ((step - 1) / steps) ** 1.1 - 1;
    const color = varied(random.pick(['#c99b72', '#b98a66', '#d3aa80']), random, 0.03);
    builder.quad(at(from, foot, 0), at(from, foot, 1), at(from, low, 1), at(from, low, 0), color);
    builder.quad(at(from, low, 0), at(from, low, 1), at(to, low, 1), at(to, low, 0), color);
  }
}

/** The brick wedge of 1807 that holds up the broken end of the outer wall. */
function drawButtress(builder: MeshBuilder): void {
  setOnBay(builder, outer, 3, 0, () => {
    const [high, low, front, back] = [33, 4, -0.2, -4] as const;
    for (const z of [back, front]) builder.quad([-3, 0, z], [14, 0, z], [14, low, z], [-3, high, z], '#dea878');
    builder.quad([-3, high, front], [14, low, front], [14, low, back], [-3, high, back], '#e2b184');
    builder.quad([14, 0, front], [14, 0, back], [14, low, back], [14, low, front], '#dea878');
  });
}
