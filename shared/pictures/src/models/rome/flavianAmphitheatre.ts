import { Matrix4 } from 'three';
import type { Group } from 'three';
import { drawColumn } from '../../geometry/facade';
import { polar, varied, type MeshBuilder, type Point } from '../../geometry/MeshBuilder';
import { seededRandom } from '../../geometry/random';
import {
  archPanel,
  colosseumShape,
  drawAttic,
  drawOuterBay,
  drawRuinedSeats,
  innerStands,
  setOnBay,
  standingStoreys,
} from '../colosseum';
import { drawing } from '../story/StorySet';

const { outer, inner, bays, storeys, travertine } = colosseumShape;
const arena = { x: 43, z: 27 };

/** Turns the model so that the wall that still stands looks north (−z), as it does. */
export const amphitheatreTurn = Math.PI;

const turned = (draw: (builder: MeshBuilder) => void, name: string): Group =>
  drawing((builder) => builder.at(0, 0, 0, amphitheatreTurn, () => draw(builder)), name);

/** The outer wall: the bays that stand today, or those that are gone; 188 by 156 m, 49.6 m tall with its attic. */
export function amphitheatreWall(which: 'kept' | 'lost'): Group {
  return turned((builder) => {
    const random = seededRandom(80);
    const panels = storeys.map(({ height, arch, spring }) => archPanel(7.2, height, arch, spring, 4));
    for (let bay = 0; bay < bays; bay += 1) {
      const floors = standingStoreys(bay);
      for (const [index, storey] of storeys.entries()) {
        const panel = panels[index];
        if (panel && floors >= index + 1 === (which === 'kept')) drawOuterBay(builder, random, bay, storey, panel);
      }
      if (floors >= 4 === (which === 'kept')) drawAttic(builder, random, bay);
    }
  }, 'Outer wall');
}

/** The inner arcades, likewise in what is left and what is gone. */
export function amphitheatreInner(which: 'kept' | 'lost'): Group {
  return turned((builder) => {
    const random = seededRandom(81);
    const panels = storeys.map(({ height, arch, spring }) => archPanel(6.3, height, arch * 0.92, spring, 3));
    for (let bay = 0; bay < bays; bay += 1)
      for (const [index, storey] of storeys.entries()) {
        const panel = panels[index];
        if (panel && innerStands(bay, index) === (which === 'kept'))
          setOnBay(builder, inner, bay, storey.foot, () =>
            builder.geometry(panel, varied(random.pick(travertine), random, 0.03)),
          );
      }
  }, 'Inner arcades');
}

/** Rows of seats in marble from the arena's wall up, and the ring of columns over them. */
export function amphitheatreSeats(): Group {
  return turned((builder) => {
    const rows = 17;
    const at = (share: number, y: number, angle: number): Point => [
      (arena.x + 1 + (outer.x - 12 - arena.x) * share) * Math.cos(angle),
      y,
      (arena.z + 1 + (outer.z - 12 - arena.z) * share) * Math.sin(angle),
    ];
    for (let bay = 0; bay < bays; bay += 1) {
      const [from, to] = [(bay / bays) * Math.PI * 2, ((bay + 1) / bays) * Math.PI * 2];
      for (let row = 0; row < rows; row += 1) {
        const [near, far] = [row / rows, (row + 1) / rows];
        const level = (step: number): number => 4.4 + 31 * (step / rows) ** 1.12 + (step > 11 ? 1.8 : 0);
        const [low, high] = [row === 0 ? 0 : level(row - 1), level(row)];
        const stair = bay % 5 === 0;
        const seat = stair ? '#d8c4a0' : row === 11 ? '#c9ae86' : row % 2 === 0 ? '#f6ead4' : '#eddcbe';
        builder.quad(
          at(near, low, from),
          at(near, low, to),
          at(near, high, to),
          at(near, high, from),
          row === 12 ? '#d9bd92' : '#e4d0ac',
        );
        builder.quad(at(near, high, from), at(near, high, to), at(far, high, to), at(far, high, from), seat);
      }
      setOnBay(builder, { x: outer.x - 9, z: outer.z - 9 }, bay, 38.6, () =>
        drawColumn(builder, 7.4, 0.55, '#f0dfc0', 7),
      );
      setOnBay(builder, { x: outer.x - 6, z: outer.z - 6 }, bay, 46, () =>
        builder.box(0, 0, 0, 7.4, 0.9, 8, '#d9bd92'),
      );
      setOnBay(builder, { x: outer.x - 6, z: outer.z - 6 }, bay, 36.4, () =>
        builder.box(0, 0, 0, 7.6, 2.2, 10, '#e2cca6'),
      );
    }
  }, 'Seats');
}

/** The banks without their marble. */
export function amphitheatreRuin(): Group {
  return turned((builder) => {
    const random = seededRandom(82);
    for (let bay = 0; bay < bays; bay += 1) drawRuinedSeats(builder, random, bay);
  }, 'Ruined seats');
}

/** Sand over the cellars. */
export function amphitheatreFloor(): Group {
  return turned((builder) => {
    builder.within(new Matrix4().makeScale(arena.x, 1, arena.z), () => builder.disc(48, 1.02, 0.5, '#e6c890'));
  }, 'Arena');
}

/** The cellars as they lie open now: passages along the arena and round it. */
export function amphitheatreCellars(): Group {
  return turned((builder) => {
    for (let wall = -6; wall <= 6; wall += 1) {
      const z = wall * 3.7;
      const reach = arena.x * Math.sqrt(Math.max(0, 1 - (z / arena.z) ** 2)) - 3;
      if (Math.abs(wall) === 1) continue;
      for (let x = -reach; x < reach; x += 6)
        builder.box(x + 3, -6, z, 5, 5.4, 0.9, wall % 2 === 0 ? '#c9a070' : '#b98c62');
    }
    builder.within(new Matrix4().makeScale(arena.x, 1, arena.z), () => {
      builder.disc(40, 1, -6, '#b89468');
      builder.ring(40, 1, -6, 1, 0.6, '#c9a878');
      builder.ring(40, 0.9, -6, 0.9, -0.4, '#b98c62');
    });
    builder.box(arena.x - 9, -0.4, 0, 16, 0.5, 26, '#c8a070');
  }, 'Cellars');
}

/** Masts on the attic, and strips of cloth on ropes toward the middle. */
export function amphitheatreAwning(): Group {
  return turned((builder) => {
    const share = 0.5;
    for (let strip = 0; strip < bays * 2; strip += 1) {
      const [from, to] = [(strip / (bays * 2)) * Math.PI * 2, ((strip + 0.94) / (bays * 2)) * Math.PI * 2];
      const edge = (angle: number, part: number, y: number): Point => {
        const [x, , z] = polar(1, 0, angle);
        return [x * outer.x * part, y, z * outer.z * part];
      };
      const color = strip % 2 === 0 ? '#e9d3a6' : '#d9b98c';
      const middle = (1 + share) / 2;
      for (const [near, low, far, high] of [
        [middle, 46.4, 1, 52.6],
        [share, 43.6, middle, 46.4],
      ] as const)
        builder.quad(edge(from, near, low), edge(to, near, low), edge(to, far, high), edge(from, far, high), color);
    }
    for (let mast = 0; mast < bays; mast += 1)
      for (const at of [mast, mast + 0.5])
        setOnBay(builder, { x: outer.x + 1.6, z: outer.z + 1.6 }, at, 43, () =>
          builder.box(0, 0, 0, 0.36, 11.4, 0.36, '#9c7650'),
        );
  }, 'Awning');
}

/** The wedge of brick of 1807 at the eastern end of the wall, its front toward the outside. */
export function drawEasternSpur(builder: MeshBuilder): void {
  builder.at(0, 0, 0, amphitheatreTurn, () =>
    setOnBay(builder, outer, 44, 0, () => {
      const [high, low, front, back] = [34, 4, 0.4, -4] as const;
      for (const z of [back, front]) builder.quad([3.4, 0, z], [-13, 0, z], [-13, low, z], [3.4, high, z], '#cf9468');
      builder.quad([3.4, high, front], [-13, low, front], [-13, low, back], [3.4, high, back], '#d9a274');
      builder.quad([-13, 0, front], [-13, 0, back], [-13, low, back], [-13, low, front], '#cf9468');
    }),
  );
}

/** The stepped arches of brick of 1826 at its western end. */
export function drawWesternSpur(builder: MeshBuilder): void {
  builder.at(0, 0, 0, amphitheatreTurn, () => {
    for (const [bay, floors] of [
      [2, 3],
      [1, 2],
      [0, 1],
    ] as const)
      for (const [index, { foot, height, arch, spring }] of storeys.entries())
        if (index < floors)
          setOnBay(builder, outer, bay, foot, () => {
            builder.geometry(archPanel(7.2, height, arch, spring, 3), '#d9a274');
            builder.box(0, height - 1, 0.2, 7.3, 0.8, 0.8, '#e8c69c');
          });
  });
}
