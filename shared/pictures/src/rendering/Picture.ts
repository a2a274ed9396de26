import type { Object3D } from 'three';
import type { Atmosphere } from './atmosphere';
import type { Grade } from './develop';
import type { Water } from './water';

/** Where the viewer stands and how the picture is framed. The camera stays level, so that uprights stay upright. */
export interface View {
  /** The eye, in metres. */
  readonly eye: readonly [number, number, number];
  /** The point on the map (x, z) that the picture is built around, and where across the frame it falls (0 left, 1 right). */
  readonly subject: readonly [number, number];
  readonly subjectAcross: number;
  /** How far down the frame the horizon lies (0 top, 1 foot). */
  readonly horizonDown: number;
  /** Width of the view in degrees. */
  readonly width: number;
}

/** All that the renderer needs for one picture. */
export interface Picture {
  readonly view: View;
  readonly atmosphere: Atmosphere;
  readonly grade: Grade;
  readonly world: Object3D;
  readonly water: readonly Water[];
  /** The square that shadows are worked out for: its centre (x, z) and its half width in metres. */
  readonly shadows: { readonly centre: readonly [number, number]; readonly reach: number; readonly size?: number };
}
