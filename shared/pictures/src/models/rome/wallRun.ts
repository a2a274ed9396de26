import type { MeshBuilder } from '../../geometry/MeshBuilder';

/** A corner of a plan: x and z in metres. */
export type PlanPoint = readonly [number, number];

/**
 * Draws in a frame laid along the wall from one corner of a plan to the next: x along it from its middle, z outward, y as outside.
 * Corners go round so that, seen from above with +z below, a front that looks to +z runs from left to right.
 */
export function alongWall(builder: MeshBuilder, from: PlanPoint, to: PlanPoint, draw: (length: number) => void): void {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  builder.at((from[0] + to[0]) / 2, 0, (from[1] + to[1]) / 2, Math.atan2(-dz, dx), () => draw(Math.hypot(dx, dz)));
}

/** Draws along every wall of a plan, and along the one that closes it where `closed`. */
export function roundPlan(
  builder: MeshBuilder,
  plan: readonly PlanPoint[],
  draw: (length: number, index: number) => void,
  closed = false,
): void {
  for (const [index, from] of plan.entries()) {
    const to = plan[index + 1] ?? (closed ? plan[0] : undefined);
    if (to) alongWall(builder, from, to, (length) => draw(length, index));
  }
}

/** Corners on an arc about x, z, from one angle to another (0 is +x, a quarter turn +z). */
export function planArc(
  x: number,
  z: number,
  radius: number,
  from: number,
  to: number,
  steps: number,
): readonly PlanPoint[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)] as const;
  });
}

/** A flat roof or floor over a plan, seen from `centre`. */
export function coverPlan(
  builder: MeshBuilder,
  plan: readonly PlanPoint[],
  y: number,
  color: string,
  centre: PlanPoint = [0, 0],
): void {
  for (const [index, from] of plan.entries()) {
    const to = plan[(index + 1) % plan.length] ?? from;
    builder.triangle([from[0], y, from[1]], [to[0], y, to[1]], [centre[0], y, centre[1]], color);
  }
}
