/** A position as GeoJSON has it: degrees, longitude first. */
export type Position = readonly [number, number];
export type Ring = readonly Position[];

/** Whether a position lies in a closed ring. */
export function isInRing([x, y]: Position, ring: Ring): boolean {
  let inside = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index, index += 1) {
    const [ax, ay] = ring[index] ?? [0, 0];
    const [bx, by] = ring[before] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Whether a position lies in a polygon, that is in its first ring and in none of its holes. */
export function isInPolygon(position: Position, [outline, ...holes]: readonly Ring[]): boolean {
  return outline !== undefined && isInRing(position, outline) && !holes.some((hole) => isInRing(position, hole));
}

/** Whether two pieces of line cross. */
export function doCross([a, b]: readonly [Position, Position], [c, d]: readonly [Position, Position]): boolean {
  const side = (p: Position, q: Position, r: Position): number => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The pieces of a line, or of a closed ring. */
export function piecesOf(line: readonly Position[]): (readonly [Position, Position])[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index];
    return start ? [[start, end] as const] : [];
  });
}

/** Cuts the corners of a closed ring (Chaikin). The result lies within the hull of the ring. */
export function smoothRing(ring: Ring, times: number): Position[] {
  let current: Position[] = [...ring];
  for (let round = 0; round < times; round += 1) {
    const cut = piecesOf(current).flatMap(([a, b]) => [between(a, b, 0.25), between(a, b, 0.75)]);
    const [first] = cut;
    current = first ? [...cut, first] : cut;
  }
  return current;
}

/** A smooth curve through every point of a line (Catmull-Rom). @param steps pieces from one point to the next */
export function curveThrough(points: readonly Position[], steps: number): Position[] {
  const curve: Position[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p1, p2] = [points[index], points[index + 1]];
    if (!p1 || !p2) continue;
    const [p0, p3] = [points[index - 1] ?? p1, points[index + 2] ?? p2];
    for (let step = 0; step < steps; step += 1) curve.push(splinePoint([p0, p1, p2, p3], step / steps));
  }
  const last = points.at(-1);
  return last ? [...curve, last] : curve;
}

type Four = readonly [Position, Position, Position, Position];

function splinePoint([p0, p1, p2, p3]: Four, t: number): Position {
  const along = (a: number, b: number, c: number, d: number): number => 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return [along(p0[0], p1[0], p2[0], p3[0]), along(p0[1], p1[1], p2[1], p3[1])];
}

function between([ax, ay]: Position, [bx, by]: Position, share: number): Position {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** The middle of a ring's corners, by area. */
export function centreOf(ring: Ring): Position {
  let [area, x, y] = [0, 0, 0];
  for (const [a, b] of piecesOf(ring)) {
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  const [first = [0, 0] as const] = ring;
  return area === 0 ? first : [x / (3 * area), y / (3 * area)];
}

/** A circle on the ground as a closed ring. @param metres its radius */
export function circleRound([latitude, longitude]: readonly [number, number], metres: number, corners = 64): Position[] {
  const metresOfDegree = 111_320;
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [longitude + (Math.sin(angle) * metres) / (metresOfDegree * Math.cos((latitude * Math.PI) / 180)), latitude + (Math.cos(angle) * metres) / metresOfDegree];
  });
}

/** Web Mercator, both axes from 0 (west, north) to 1 (east, south): what maps on screens are drawn in. */
export function mercator([longitude, latitude]: Position): Position {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
