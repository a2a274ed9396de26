import { lngLat, type LatLng, type LngLat } from '@odysseus/model';

/** Closed: it ends where it begins. */
export type Ring = readonly LngLat[];
/** A point of a drawing: rightwards, then downwards. */
export type Point = readonly [x: number, y: number];

/** The pieces of a line, or of a closed ring. */
export function piecesOf(line: readonly LngLat[]): (readonly [LngLat, LngLat])[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index];
    return start ? [[start, end] as const] : [];
  });
}

/** A smooth curve through every point of a line (Catmull-Rom). @param steps pieces from one point to the next */
export function curveThrough(points: readonly LngLat[], steps: number): LngLat[] {
  const curve: LngLat[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p1, p2] = [points[index], points[index + 1]];
    if (!p1 || !p2) continue;
    const [p0, p3] = [points[index - 1] ?? p1, points[index + 2] ?? p2];
    for (let step = 0; step < steps; step += 1) curve.push(splinePoint([p0, p1, p2, p3], step / steps));
  }
  const last = points.at(-1);
  return last ? [...curve, last] : curve;
}

type Four = readonly [LngLat, LngLat, LngLat, LngLat];

function splinePoint([p0, p1, p2, p3]: Four, t: number): LngLat {
  const along = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return lngLat(along(p0[0], p1[0], p2[0], p3[0]), along(p0[1], p1[1], p2[1], p3[1]));
}

/** A circle on the ground as a closed ring. @param metres its radius */
export function circleRound([latitude, longitude]: LatLng, metres: number, corners = 64): LngLat[] {
  const metresOfDegree = 111_320;
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return lngLat(
      longitude + (Math.sin(angle) * metres) / (metresOfDegree * Math.cos((latitude * Math.PI) / 180)),
      latitude + (Math.cos(angle) * metres) / metresOfDegree,
    );
  });
}

/** Web Mercator, both axes from 0 (west, north) to 1 (east, south): what maps on screens are drawn in. */
export function mercator([longitude, latitude]: LngLat): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
