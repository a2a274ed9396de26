import { romanGround, tiberDistance } from './tiberBend';

/** The shrine of Peter in the map of `tiberBend`; the origin of what is drawn on the slope. */
const shrine = [-1947, -400] as const;

/** The distance of a point from the middle of the Tiber, in metres from the shrine. */
export const shrineToTiber = (x: number, z: number): number => tiberDistance(x + shrine[0], z + shrine[1]);

/** The Vatican hill before it was cut, in metres over the Field of Mars. */
export const uncutSlope = (x: number, z: number): number => romanGround(x + shrine[0], z + shrine[1]);

/** The slope of the Vatican hill, cut where the church needed room; metres over the Field of Mars. */
export function vaticanGround(x: number, z: number): number {
  const slope = uncutSlope(x, z);
  const beside = Math.max(Math.abs(z) - 52, -46 - x, x - 190);
  return Math.min(slope, 1.6 + Math.max(0, beside) * 0.42);
}
