import { ExtrudeGeometry, Path, Shape } from 'three';
import type { BufferGeometry, ColorRepresentation } from 'three';
import type { MeshBuilder, Point } from './MeshBuilder';

/** An opening in a wall: its middle, its sill, its width and the height at which its arch springs. */
export interface Opening {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly spring: number;
}

/** A pane on the wall z = `z` that faces +z, centred on `x` and standing on `y`. */
export function drawPane(
  builder: MeshBuilder,
  x: number,
  y: number,
  width: number,
  height: number,
  color: ColorRepresentation,
  z = 0.1,
): void {
  const w = width / 2;
  builder.quad([x - w, y, z], [x + w, y, z], [x + w, y + height, z], [x - w, y + height, z], color);
}

/** A round-headed pane, `height` metres to the crown. */
export function drawRoundPane(
  builder: MeshBuilder,
  x: number,
  y: number,
  width: number,
  height: number,
  color: ColorRepresentation,
  z = 0.1,
): void {
  const w = width / 2;
  drawPane(builder, x, y, width, height - w, color, z);
  drawDial(builder, x, y + height - w, w, color, z, 12, Math.PI);
}

/** A pointed pane, `height` metres to the point. */
export function drawPointedPane(
  builder: MeshBuilder,
  x: number,
  y: number,
  width: number,
  height: number,
  color: ColorRepresentation,
  z = 0.1,
): void {
  const w = width / 2;
  const spring = y + height - width * 0.95;
  drawPane(builder, x, y, width, spring - y, color, z);
  const steps = 5;
  const edge = (step: number): readonly [number, number] => {
    const angle = (step / steps) * (Math.PI / 3);
    return [width * Math.cos(angle) - w, spring + width * 1.097 * Math.sin(angle)];
  };
  for (let step = 0; step < steps; step += 1) {
    const [[outX, outY], [inX, inY]] = [edge(step), edge(step + 1)];
    builder.quad([x - outX, outY, z], [x + outX, outY, z], [x + inX, inY, z], [x - inX, inY, z], color);
  }
}

/** A disc on the wall z = `z`, or the part of one that `sweep` radians from the right cover. */
export function drawDial(
  builder: MeshBuilder,
  x: number,
  y: number,
  radius: number,
  color: ColorRepresentation,
  z = 0.1,
  steps = 24,
  sweep = Math.PI * 2,
): void {
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [(step / steps) * sweep, ((step + 1) / steps) * sweep];
    builder.triangle(
      [x, y, z],
      [x + radius * Math.cos(from), y + radius * Math.sin(from), z],
      [x + radius * Math.cos(to), y + radius * Math.sin(to), z],
      color,
    );
  }
}

/** A band between two radii on the wall z = `z`. */
export function drawBand(
  builder: MeshBuilder,
  x: number,
  y: number,
  inner: number,
  outer: number,
  color: ColorRepresentation,
  z = 0.1,
  steps = 24,
  sweep = Math.PI * 2,
): void {
  const on = (radius: number, angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [(step / steps) * sweep, ((step + 1) / steps) * sweep];
    builder.quad(on(inner, from), on(outer, from), on(outer, to), on(inner, to), color);
  }
}

/** A wall of `width` by `height` with round-arched openings right through it: its front on z = 0, its back on z = -`depth`. */
export function archedWall(width: number, height: number, depth: number, openings: readonly Opening[]): BufferGeometry {
  const wall = new Shape();
  wall.moveTo(-width / 2, 0);
  wall.lineTo(width / 2, 0);
  wall.lineTo(width / 2, height);
  wall.lineTo(-width / 2, height);
  for (const { x, foot, width: wide, spring } of openings) {
    const hole = new Path();
    hole.moveTo(x - wide / 2, foot + 0.05);
    hole.lineTo(x + wide / 2, foot + 0.05);
    for (let step = 0; step <= 14; step += 1) {
      const angle = (Math.PI * step) / 14;
      hole.lineTo(x + (wide / 2) * Math.cos(angle), spring + (wide / 2) * Math.sin(angle));
    }
    wall.holes.push(hole);
  }
  return new ExtrudeGeometry(wall, { depth, bevelEnabled: false }).translate(0, 0, -depth);
}

/** A column with base and capital on y = 0, `height` metres in all. */
export function drawColumn(
  builder: MeshBuilder,
  height: number,
  radius: number,
  color: ColorRepresentation,
  sides = 10,
): void {
  const r = radius;
  builder.lathe(
    sides,
    [
      [r * 1.35, 0],
      [r * 1.35, r * 0.5],
      [r, r * 0.9],
      [r, height * 0.35],
      [r * 0.84, height - r * 2.2],
      [r * 1.35, height - r * 0.5],
    ],
    color,
  );
  builder.box(0, height - r * 0.5, 0, r * 2.8, r * 0.5, r * 2.8, color);
}

/** A gable of `width` and `rise` whose face lies at z, with raised edges. */
export function drawPediment(
  builder: MeshBuilder,
  x: number,
  y: number,
  z: number,
  width: number,
  rise: number,
  depth: number,
  edge: ColorRepresentation,
  field: ColorRepresentation,
): void {
  const w = width / 2;
  builder.triangle([x - w, y, z], [x + w, y, z], [x, y + rise, z], field);
  builder.quad([x - w, y, z], [x, y + rise, z], [x, y + rise, z - depth], [x - w, y, z - depth], edge);
  builder.quad([x + w, y, z], [x, y + rise, z], [x, y + rise, z - depth], [x + w, y, z - depth], edge);
  const thickness = Math.max(0.5, rise * 0.14);
  for (const side of [-1, 1]) builder.beam([x + side * w, y, z], [x, y + rise, z], thickness, edge);
  builder.beam([x - w, y, z], [x + w, y, z], thickness, edge);
}

/** A standing figure in a cloak, `height` metres tall, on y = 0. */
export function drawFigure(builder: MeshBuilder, height: number, color: ColorRepresentation): void {
  const h = height;
  builder.lathe(
    6,
    [
      [h * 0.16, 0],
      [h * 0.13, h * 0.4],
      [h * 0.17, h * 0.72],
      [h * 0.06, h * 0.84],
      [h * 0.09, h * 0.9],
      [h * 0.08, h * 0.97],
      [0, h],
    ],
    color,
  );
}

/** A horse with raised forelegs along +x and a rider, `height` metres to the rider's head, on y = 0. */
export function drawRider(builder: MeshBuilder, height: number, color: ColorRepresentation, winged = false): void {
  const h = height;
  const bone = (from: Point, to: Point, thickness: number): void =>
    builder.beam([from[0] * h, from[1] * h, from[2] * h], [to[0] * h, to[1] * h, to[2] * h], thickness * h, color);
  bone([-0.3, 0.42, 0], [0.24, 0.52, 0], 0.24);
  bone([0.2, 0.52, 0], [0.38, 0.82, 0], 0.14);
  bone([0.35, 0.82, 0], [0.53, 0.74, 0], 0.11);
  for (const side of [-0.07, 0.07]) {
    bone([-0.26, 0.42, side], [-0.3, 0, side], 0.09);
    bone([0.2, 0.46, side], [0.4, 0.36 + side, side], 0.08);
    bone([0.4, 0.36 + side, side], [0.38, 0.18 + side, side], 0.06);
  }
  bone([-0.32, 0.46, 0], [-0.46, 0.16, 0], 0.07);
  if (winged) {
    for (const side of [-1, 1])
      builder.triangle(
        [0.12 * h, 0.56 * h, side * 0.1 * h],
        [-0.12 * h, 0.58 * h, side * 0.1 * h],
        [-0.28 * h, 1.02 * h, side * 0.36 * h],
        color,
      );
  } else {
    bone([0, 0.56, 0], [0.02, 0.86, 0], 0.15);
    bone([0.02, 0.86, 0], [0.02, 1, 0], 0.1);
  }
}

/** Calls `draw` at `count` evenly spaced middles between two ends. */
export function alongRow(from: number, to: number, count: number, draw: (x: number, index: number) => void): void {
  for (let index = 0; index < count; index += 1) draw(from + ((to - from) * (index + 0.5)) / count, index);
}
