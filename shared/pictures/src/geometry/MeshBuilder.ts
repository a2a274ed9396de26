import { BufferAttribute, BufferGeometry, Color, DoubleSide, Matrix4, Mesh, MeshLambertMaterial, Vector3 } from 'three';
import type { ColorRepresentation, Material } from 'three';
import { Floats } from './Floats';
import type { Random } from './random';

/** A point in metres: x to the right, y up, z toward the viewer. */
export type Point = readonly [number, number, number];

/** The material of everything drawn with painted triangles. */
const paintedMaterial = (): MeshLambertMaterial => new MeshLambertMaterial({ vertexColors: true, side: DoubleSide });

/**
 * Collects flat painted triangles and hands them over as one mesh, so that a whole city costs one draw call.
 * Every drawing method takes metres in the current local frame (see `at`).
 */
export class MeshBuilder {
  private readonly positions = new Floats();
  private readonly colors = new Floats();
  private frame = new Matrix4();
  private readonly palette = new Map<ColorRepresentation, Color>();

  /** How many triangles were drawn so far. */
  get triangles(): number {
    return this.positions.length / 9;
  }

  /** Draws with the origin moved to `x, y, z`, turned by `turn` radians about the vertical and scaled. */
  at(x: number, y: number, z: number, turn: number, draw: () => void, scale = 1): void {
    const local = new Matrix4()
      .makeRotationY(turn)
      .scale(new Vector3(scale, scale, scale))
      .setPosition(x, y, z);
    this.within(local, draw);
  }

  /** Draws inside any local frame. */
  within(local: Matrix4, draw: () => void): void {
    const outer = this.frame;
    this.frame = outer.clone().multiply(local);
    draw();
    this.frame = outer;
  }

  triangle(a: Point, b: Point, c: Point, color: ColorRepresentation): void {
    const paint = this.paint(color);
    this.corner(a, paint);
    this.corner(b, paint);
    this.corner(c, paint);
  }

  quad(a: Point, b: Point, c: Point, d: Point, color: ColorRepresentation): void {
    this.triangle(a, b, c, color);
    this.triangle(a, c, d, color);
  }

  /** A box that stands on `y`, centred on `x` and `z`. */
  box(
    x: number,
    y: number,
    z: number,
    width: number,
    height: number,
    depth: number,
    color: ColorRepresentation,
    top: ColorRepresentation = color,
  ): void {
    this.taperedBox(x, y, z, width, depth, width, depth, height, color, top);
  }

  /** A box whose top may differ in size from its foot: piers, mansards, spires (top of 0). */
  taperedBox(
    x: number,
    y: number,
    z: number,
    width: number,
    depth: number,
    topWidth: number,
    topDepth: number,
    height: number,
    color: ColorRepresentation,
    top: ColorRepresentation = color,
  ): void {
    const foot = rectangle(x, y, z, width, depth);
    const head = rectangle(x, y + height, z, topWidth, topDepth);
    for (let side = 0; side < 4; side += 1) {
      this.quad(corner(foot, side), corner(foot, side + 1), corner(head, side + 1), corner(head, side), color);
    }
    if (topWidth > 0 && topDepth > 0)
      this.quad(corner(head, 0), corner(head, 1), corner(head, 2), corner(head, 3), top);
  }

  /** A roof of two slopes, the ridge along x; `hip` metres draw the ridge in at both ends. */
  roof(
    x: number,
    y: number,
    z: number,
    width: number,
    depth: number,
    height: number,
    color: ColorRepresentation,
    gable: ColorRepresentation = color,
    hip = 0,
  ): void {
    const [a, b, c, d] = [
      [x - width / 2, y, z + depth / 2],
      [x + width / 2, y, z + depth / 2],
      [x + width / 2, y, z - depth / 2],
      [x - width / 2, y, z - depth / 2],
    ] as const;
    const left: Point = [x - width / 2 + hip, y + height, z];
    const right: Point = [x + width / 2 - hip, y + height, z];
    this.quad(a, b, right, left, color);
    this.quad(c, d, left, right, color);
    const end = hip > 0 ? color : gable;
    this.triangle(b, c, right, end);
    this.triangle(d, a, left, end);
  }

  /** A square bar between two points. */
  beam(from: Point, to: Point, thickness: number, color: ColorRepresentation): void {
    const start = new Vector3(...from);
    const axis = new Vector3(...to).sub(start);
    const length = axis.length();
    if (length === 0) return;
    axis.divideScalar(length);
    const side = Math.abs(axis.y) > 0.95 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
    const across = new Vector3().crossVectors(axis, side).normalize();
    const up = new Vector3().crossVectors(across, axis);
    this.within(new Matrix4().makeBasis(across, axis, up).setPosition(start), () =>
      this.box(0, 0, 0, thickness, length, thickness, color),
    );
  }

  /** A ring wall of `sides` faces from one radius and height to the next: drums, cones (radius 0), domes stacked from several. */
  ring(
    sides: number,
    radius: number,
    y: number,
    topRadius: number,
    topY: number,
    color: ColorRepresentation,
    phase = 0,
  ): void {
    for (let side = 0; side < sides; side += 1) {
      const from = phase + (side / sides) * Math.PI * 2;
      const to = phase + ((side + 1) / sides) * Math.PI * 2;
      this.quad(
        polar(radius, y, to),
        polar(radius, y, from),
        polar(topRadius, topY, from),
        polar(topRadius, topY, to),
        color,
      );
    }
  }

  /** A flat disc of `sides` edges. */
  disc(sides: number, radius: number, y: number, color: ColorRepresentation, phase = 0): void {
    for (let side = 0; side < sides; side += 1) {
      const from = phase + (side / sides) * Math.PI * 2;
      const to = phase + ((side + 1) / sides) * Math.PI * 2;
      this.triangle([0, y, 0], polar(radius, y, to), polar(radius, y, from), color);
    }
  }

  /** A turned body given by pairs of radius and height from foot to head. */
  lathe(sides: number, profile: readonly (readonly [number, number])[], color: ColorRepresentation, phase = 0): void {
    for (const [index, [radius, y]] of profile.entries()) {
      const next = profile[index + 1];
      if (next) this.ring(sides, radius, y, next[0], next[1], color, phase);
    }
  }

  /** Any geometry of three's, painted in one colour. */
  geometry(source: BufferGeometry, color: ColorRepresentation): void {
    const flat = source.index ? source.toNonIndexed() : source;
    const position = flat.getAttribute('position');
    const point = (index: number): Point => [position.getX(index), position.getY(index), position.getZ(index)];
    for (let index = 0; index < position.count; index += 3)
      this.triangle(point(index), point(index + 1), point(index + 2), color);
  }

  /** Everything drawn, as one mesh with flat shading. The builder is empty afterwards. */
  toMesh(material: Material = paintedMaterial()): Mesh {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(this.positions.take(), 3));
    geometry.setAttribute('color', new BufferAttribute(this.colors.take(), 3));
    geometry.computeVertexNormals();
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    return mesh;
  }

  /** Vector3.applyMatrix4, written out: a city has half a million corners. */
  private corner([x, y, z]: Point, paint: Color): void {
    const [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = this.frame.elements;
    const w = 1 / (d * x + h * y + l * z + p);
    this.positions.push(
      (a * x + e * y + i * z + m) * w,
      (b * x + f * y + j * z + n) * w,
      (c * x + g * y + k * z + o) * w,
    );
    this.colors.push(paint.r, paint.g, paint.b);
  }

  private paint(color: ColorRepresentation): Color {
    if (color instanceof Color) return color;
    const known = this.palette.get(color) ?? new Color(color);
    this.palette.set(color, known);
    return known;
  }
}

/** A point on a circle about the vertical axis. */
export function polar(radius: number, y: number, angle: number): Point {
  return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
}

/** A colour with its lightness (and a little of its hue) shifted at random, so that no two walls are alike. */
export function varied(color: ColorRepresentation, random: Random, amount = 0.06): Color {
  return new Color(color).offsetHSL(
    random(-amount, amount) * 0.12,
    random(-amount, amount) * 0.5,
    random(-amount, amount),
  );
}

/** The colour between two others; `share` of 0 is the first. */
export function blended(from: ColorRepresentation, to: ColorRepresentation, share: number): Color {
  return new Color(from).lerp(new Color(to), share);
}

function rectangle(
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
): readonly [Point, Point, Point, Point] {
  const [w, d] = [width / 2, depth / 2];
  return [
    [x - w, y, z + d],
    [x + w, y, z + d],
    [x + w, y, z - d],
    [x - w, y, z - d],
  ];
}

function corner(points: readonly [Point, Point, Point, Point], index: number): Point {
  return points[index % 4] ?? points[0];
}
