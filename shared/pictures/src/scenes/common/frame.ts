import type { View } from '../../rendering/Picture';

/** Tells whether a point on the map can be in the picture, `margin` frame widths beyond its edges included. */
export type Sees = (x: number, z: number, margin?: number) => boolean;

export function seesFrom(view: View): Sees {
  const yaw = Math.atan2(view.subject[0] - view.eye[0], view.eye[2] - view.subject[1]);
  const frame = 2 * Math.tan((view.width * Math.PI) / 360);
  return (x, z, margin = 0.12) => {
    const [dx, dz] = [x - view.eye[0], z - view.eye[2]];
    const ahead = dx * Math.sin(yaw) - dz * Math.cos(yaw);
    if (ahead < 12) return false;
    const across = view.subjectAcross + (dx * Math.cos(yaw) + dz * Math.sin(yaw)) / ahead / frame;
    const slack = margin + 60 / (ahead * frame);
    return across > -slack && across < 1 + slack;
  };
}
